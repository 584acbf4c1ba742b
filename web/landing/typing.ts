import { timings } from '../../content/timings.ts';

/** How many of a text's characters stand on screen, `elapsedMs` after typing was asked for. */
export function charactersTyped(elapsedMs: number, length: number): number {
  const typed = Math.floor((elapsedMs - timings.typingDelayMs) / timings.typingMsPerCharacter);
  return Math.min(length, Math.max(0, typed));
}
