import { timings } from '../../content/timings.ts';

export function charactersTyped(elapsedMs: number, length: number): number {
  const typed = Math.floor((elapsedMs - timings.typingDelayMs) / timings.typingMsPerCharacter);
  return Math.min(length, Math.max(0, typed));
}
