import { useLayoutEffect, useState } from 'react';
import type { FaceConsent } from './face-consent.ts';
import { read } from './storage.ts';

/** The last decision about measuring, about whatever words. False until the page is hydrated. Apart from the rest, which comes with the camera. */
export function useMeasuringAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useLayoutEffect(() => setAllowed((read('faceConsent') as Partial<FaceConsent> | undefined)?.allowed === true), []);
  return isAllowed;
}
