import { HOUR_MS, SECOND_MS } from '../time.ts';

export type BackoffPolicy = {
  readonly free: number;
  readonly longestMs: number;
  readonly forgetMs: number;
};

export const ADDRESS_BACKOFF: BackoffPolicy = { free: 5, longestMs: HOUR_MS, forgetMs: 24 * HOUR_MS };
/** For all guesses at one operator, and at all of them, from where they never signed in. It is short, so that strangers lock nobody out. */
export const GLOBAL_BACKOFF: BackoffPolicy = { free: 30, longestMs: 60 * SECOND_MS, forgetMs: HOUR_MS };

export function guessBackoffMs(failures: number, { free, longestMs }: BackoffPolicy): number {
  if (failures <= free) return 0;
  return Math.min(longestMs, SECOND_MS * 2 ** Math.min(failures - free - 1, 30));
}
