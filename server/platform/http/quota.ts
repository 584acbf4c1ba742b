import type { AddressCounts, AddressLimit } from './address-counts.ts';
import { clientKey } from './client-address.ts';

type Quota = {
  /** False when it would be more than the maximum; then it does not count. */
  take(address: string, amount: number): boolean;
  isSpent(address: string): boolean;
};

/** A limit on what a request does, where requests differ. */
export function openQuota(counts: AddressCounts, limit: AddressLimit): Quota {
  const sumOf = (address: string) => counts.sum(limit, clientKey(address));
  return {
    take(address, amount) {
      const isAllowed = sumOf(address) + amount <= limit.max;
      counts.add(limit, clientKey(address), isAllowed ? amount : 0);
      return isAllowed;
    },
    isSpent: (address) => sumOf(address) >= limit.max,
  };
}
