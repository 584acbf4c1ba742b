import { landingTimings } from '../../content/pages/landing-timings.ts';

export function charactersTyped(elapsedMs: number, length: number): number {
  const typed = Math.floor((elapsedMs - landingTimings.typingDelayMs) / landingTimings.typingMsPerCharacter);
  return Math.min(length, Math.max(0, typed));
}
