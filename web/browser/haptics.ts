import { reducedMotion } from './motion.ts';

const TICK_MS = 10;

/** A tick under the finger where the device has one to give (Android), and its owner has not asked for less motion. */
export function tick(): void {
  if ('vibrate' in navigator && !reducedMotion()) navigator.vibrate(TICK_MS);
}
