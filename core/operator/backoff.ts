export type BackoffPolicy = {
  /** So many may go wrong without a wait. */
  readonly free: number;
  readonly longestMs: number;
  /** After so long without one, counting begins anew. */
  readonly forgetMs: number;
};

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** For one address. */
export const ADDRESS_BACKOFF: BackoffPolicy = { free: 5, longestMs: HOUR, forgetMs: 24 * HOUR };
/** For all addresses together that never signed in: not so long that strangers could keep the operator out for good. */
export const GLOBAL_BACKOFF: BackoffPolicy = { free: 30, longestMs: 60 * SECOND, forgetMs: HOUR };

/** How long nobody may try after this many guesses: a second, and twice as long for each that follows. */
export function guessBackoffMs(failures: number, { free, longestMs }: BackoffPolicy): number {
  if (failures <= free) return 0;
  return Math.min(longestMs, SECOND * 2 ** Math.min(failures - free - 1, 30));
}
