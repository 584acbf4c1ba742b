import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { AddressCount } from './address-counts.ts';

type Counted = Pick<AddressCount, 'limit' | 'address' | 'endsAt'>;

/** The key of a count. Without the secret of the day, which is gone two days later, an address cannot be found by trying all. */
export function openAddressHash(db: Db): (counted: Counted) => Promise<string> {
  const secrets = new Map<string, Buffer>();

  async function secretOf(day: string): Promise<Buffer> {
    const known = secrets.get(day);
    if (known) return known;
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
  }

  return async ({ limit, address, endsAt }) =>
    createHmac('sha256', await secretOf(dayAt(endsAt - 1)))
      .update(`${limit.name}\n${endsAt}\n${address}`)
      .digest('base64url');
}

export function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
