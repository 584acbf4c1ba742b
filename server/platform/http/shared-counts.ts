import { sql } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '../../../core/time.ts';
import type { Db } from '../db/client.ts';
import type { AddressCount, AddressCounts } from './address-counts.ts';
import { openAddressHash } from './address-hash.ts';
import { removeOldSecrets } from './day-secrets.ts';

export type CountExchange = {
  /** Adds what this server counted to what the others did, and learns the sums. */
  exchange(): Promise<void>;
  sweep(): Promise<void>;
};

type SharedCounts = CountExchange & { stop(): Promise<void> };

type SharedCountsOptions = {
  readonly db: Db;
  readonly counts: AddressCounts;
  readonly now: () => Date;
  readonly maxRows?: number;
};

const MAX_ROWS = 100_000;
/** In one statement. Those beyond it wait for the next one. */
const BATCH_SIZE = 1000;

/** Requests never wait for it: once a second one statement exchanges all that changed. While the database is away each server counts alone. */
export function startCountExchange(options: SharedCountsOptions): SharedCounts {
  const shared = countExchange(options);
  let running = Promise.resolve();
  const then = (work: () => Promise<void>) => {
    running = running.then(work).catch(() => {}); // the next exchange brings what this one did not
  };
  const timers = [setInterval(then, SECOND_MS, shared.exchange), setInterval(then, MINUTE_MS, shared.sweep)];
  for (const timer of timers) timer.unref();
  return {
    ...shared,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}

export function countExchange({ db, counts, now, maxRows = MAX_ROWS }: SharedCountsOptions): CountExchange {
  const waiting = new Set<AddressCount>();
  const hash = openAddressHash(db);

  async function hashed(batch: readonly AddressCount[]) {
    const found = await Promise.all(batch.map(async (count) => ({ count, key: await hash(count), own: count.own })));
    return found.sort((a, b) => (a.key < b.key ? -1 : 1)); // two servers that lock rows in two orders wait for each other
  }

  return {
    async exchange() {
      for (const count of counts.changed()) waiting.add(count);
      for (const count of waiting) if (count.endsAt <= now().getTime()) waiting.delete(count);
      if (waiting.size === 0) return;
      const batch = await hashed([...waiting].slice(0, BATCH_SIZE));
      const sums = await addAll(db, batch);
      for (const { count, key, own } of batch) {
        waiting.delete(count);
        count.own -= own;
        count.shared = sums.get(key) ?? count.shared + own;
      }
    },
    async sweep() {
      await db.deleteFrom('address_counts').where('ends_at', '<=', now()).execute();
      await sql`
        delete from address_counts where key in (select key from address_counts order by ends_at desc offset ${maxRows})`.execute(
        db,
      );
      await removeOldSecrets(db, now().getTime());
    },
  };
}

type HashedCount = { readonly key: string; readonly count: AddressCount; readonly own: number };

async function addAll(db: Db, batch: readonly HashedCount[]): Promise<ReadonlyMap<string, number>> {
  const rows = batch.map(({ key, count, own }) => ({ key, ends_at: new Date(count.endsAt), count: own }));
  const sums = await db
    .insertInto('address_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => ({ count: eb('address_counts.count', '+', ref('excluded.count')) })),
    )
    .returning(['key', 'count'])
    .execute();
  return new Map(sums.map(({ key, count }) => [key, Number(count)]));
}
