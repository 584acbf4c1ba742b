import { MINUTE_MS } from '../../../core/time.ts';

/** What one address may do within a window. Windows begin by the clock, so that all servers have the same ones. */
export type AddressLimit = { readonly name: string; readonly max: number; readonly windowMs?: number };

/** What an address did under a limit, on all servers as far as this one knows. */
export type AddressCount = {
  readonly limit: AddressLimit;
  readonly address: string;
  readonly endsAt: number;
  /** Since the last exchange with the other servers. */
  own: number;
  shared: number;
};

export type AddressCounts = {
  /** `address` is normalised: a /64 of IPv6 is one. Returns the sum of the window. */
  add(limit: AddressLimit, address: string, amount: number): number;
  sum(limit: AddressLimit, address: string): number;
  /** Until the next window. */
  resetMs(limit: AddressLimit): number;
  /** What the other servers should learn; each is returned once per change. */
  changed(): readonly AddressCount[];
};

type AddressCountsOptions = { readonly now: () => Date; readonly maxCounts?: number };

/** About 20 MB. */
const MAX_COUNTS = 100_000;
/** Below this part of a limit an address is of no interest to other servers, and stands in no table. */
const SHARED_PART = 1 / 8;

/** In memory, in two generations: when the younger one is full, the counts that were not used since the last change are forgotten. */
export function openAddressCounts({ now, maxCounts = MAX_COUNTS }: AddressCountsOptions): AddressCounts {
  let young = new Map<string, AddressCount>();
  let old = new Map<string, AddressCount>();
  const changed = new Set<AddressCount>();

  function find(limit: AddressLimit, address: string): AddressCount | undefined {
    const key = keyOf(limit, address);
    const found = young.get(key) ?? old.get(key);
    return found && found.endsAt > now().getTime() ? found : undefined;
  }

  function remember(count: AddressCount): AddressCount {
    if (young.size >= maxCounts / 2) {
      old = young;
      young = new Map();
    }
    young.set(keyOf(count.limit, count.address), count);
    return count;
  }

  return {
    add(limit, address, amount) {
      const count = remember(find(limit, address) ?? { limit, address, endsAt: endOf(limit, now()), own: 0, shared: 0 });
      count.own += amount;
      const sum = count.own + count.shared;
      if (amount > 0 && sum >= limit.max * SHARED_PART) changed.add(count);
      return sum;
    },
    sum(limit, address) {
      const found = find(limit, address);
      return found ? found.own + found.shared : 0;
    },
    resetMs: (limit) => endOf(limit, now()) - now().getTime(),
    changed() {
      const all = [...changed];
      changed.clear();
      return all;
    },
  };
}

function keyOf({ name }: AddressLimit, address: string): string {
  return `${name} ${address}`;
}

/** Of the window that runs. */
export function endOf({ windowMs = MINUTE_MS }: AddressLimit, now: Date): number {
  return (Math.floor(now.getTime() / windowMs) + 1) * windowMs;
}
