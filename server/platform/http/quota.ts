import { normalizeIP } from '@fastify/rate-limit';

type QuotaOptions = { readonly max: number; readonly periodMs: number; readonly now: () => Date };

type Quota = {
  /** False when it would be more than the maximum; then it does not count. */
  take(address: string, amount: number): boolean;
  isSpent(address: string): boolean;
};

const MAX_ADDRESSES = 20_000;

/** Counts by address in periods of the clock, in memory. A /64 of IPv6 is one address. */
export function openQuota({ max, periodMs, now }: QuotaOptions): Quota {
  const taken = new Map<string, { readonly period: number; readonly sum: number }>();
  const period = () => Math.floor(now().getTime() / periodMs);
  const sumOf = (key: string) => {
    const before = taken.get(key);
    return before?.period === period() ? before.sum : 0;
  };
  return {
    take(address, amount) {
      const key = normalizeIP(address);
      const sum = sumOf(key);
      const isAllowed = sum + amount <= max;
      taken.delete(key);
      taken.set(key, { period: period(), sum: isAllowed ? sum + amount : sum });
      const [oldest] = taken.keys(); // the map keeps the order of the last use
      if (taken.size > MAX_ADDRESSES && oldest !== undefined) taken.delete(oldest);
      return isAllowed;
    },
    isSpent: (address) => sumOf(normalizeIP(address)) >= max,
  };
}
