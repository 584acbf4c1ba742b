import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../db/client.ts';
import { clientKey } from './client-address.ts';

export type DaySecrets = (day: string) => Promise<Buffer>;

/** Shared by all servers. Two days later a secret is gone, and what was hashed with it cannot be found by trying all addresses. */
export function openDaySecrets(db: Db): DaySecrets {
  const secrets = new Map<string, Buffer>();
  return async (day) => {
    const known = secrets.get(day);
    if (known) return known;
    await removeOldSecrets(db, Date.parse(day));
    await sql`insert into address_count_keys (day, secret) values (${day}, ${randomBytes(32)}) on conflict do nothing`.execute(
      db,
    );
    const { secret } = await db
      .selectFrom('address_count_keys')
      .select('secret')
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    for (const old of secrets.keys()) if (old < day) secrets.delete(old);
    secrets.set(day, Buffer.from(secret));
    return Buffer.from(secret);
  };
}

export async function removeOldSecrets(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('address_count_keys')
    .where('day', '<', dayAt(now - DAY_MS))
    .execute();
}

/** The same for all requests of a network address on one day. */
export async function networkMark(secretOf: DaySecrets, address: string, now: Date): Promise<string> {
  const secret = await secretOf(dayAt(now.getTime()));
  return createHmac('sha256', secret)
    .update(`network\n${clientKey(address)}`)
    .digest('base64url');
}

export function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
