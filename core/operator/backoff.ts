export type BackoffPolicy = {
  readonly free: number;
  readonly longestMs: number;
  readonly forgetMs: number;
};

const SECOND = 1000;
const HOUR = 3600 * SECOND;

export const ADDRESS_BACKOFF: BackoffPolicy = { free: 5, longestMs: HOUR, forgetMs: 24 * HOUR };
/** For all addresses that never signed in. It is short, so that strangers cannot lock the operator out. */
export const GLOBAL_BACKOFF: BackoffPolicy = { free: 30, longestMs: 60 * SECOND, forgetMs: HOUR };

export function guessBackoffMs(failures: number, { free, longestMs }: BackoffPolicy): number {
  if (failures <= free) return 0;
  return Math.min(longestMs, SECOND * 2 ** Math.min(failures - free - 1, 30));
}
