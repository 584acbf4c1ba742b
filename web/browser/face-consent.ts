import { now } from './clock.ts';
import { read, write } from './storage.ts';

/** Kept on the device, without the photo. */
export type FaceConsent = { readonly version: string; readonly allowed: boolean; readonly at: number };

const KEY = 'faceConsent';

/** Undefined where the visitor has not decided about these words. */
export function faceConsent(version: string): boolean | undefined {
  const stored = read(KEY) as Partial<FaceConsent> | undefined;
  return stored?.version === version ? stored.allowed === true : undefined;
}

export function saveFaceConsent(version: string, allowed: boolean): void {
  write(KEY, { version, allowed, at: now() } satisfies FaceConsent);
}
