import { useLayoutEffect, useState } from 'react';
import { now } from './clock.ts';
import { read, write } from './storage.ts';

/** Kept on the device, without the photo. */
type FaceConsent = { readonly version: string; readonly allowed: boolean; readonly at: number };

const KEY = 'faceConsent';

/** Undefined where the visitor has not decided about these words. */
export function faceConsent(version: string): boolean | undefined {
  const consent = stored();
  return consent?.version === version ? consent.allowed === true : undefined;
}

/** The last decision, about whatever words. False until the page is hydrated. */
export function useMeasuringAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useLayoutEffect(() => setAllowed(stored()?.allowed === true), []);
  return isAllowed;
}

function stored(): Partial<FaceConsent> | undefined {
  return read(KEY) as Partial<FaceConsent> | undefined;
}

export function saveFaceConsent(version: string, allowed: boolean): void {
  write(KEY, { version, allowed, at: now() } satisfies FaceConsent);
}
