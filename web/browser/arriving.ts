import { useState } from 'react';
import { useAfter } from './timers.ts';

/** Milliseconds in which a tap ends that was under way: a longer one is a long press. */
export const TAP_MS = 600;

/** Of what comes by itself: true while a press may still be meant for what lay there before. */
export function useArriving(): boolean {
  const [arriving, setArriving] = useState(true);
  useAfter(TAP_MS, () => setArriving(false));
  return arriving;
}
