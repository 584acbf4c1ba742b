import { reducedMotion } from './motion.ts';

const TICK_MS = 10;

export function tick(): void {
  if ('vibrate' in navigator && !reducedMotion()) navigator.vibrate(TICK_MS);
}
