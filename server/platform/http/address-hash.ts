import { createHmac } from 'node:crypto';
import type { Db } from '../db/client.ts';
import type { AddressCount } from './address-counts.ts';
import { dayAt, openDaySecrets } from './day-secrets.ts';

type Counted = Pick<AddressCount, 'limit' | 'address' | 'endsAt'>;

/** The key of a count. Without the secret of the day, which is gone two days later, an address cannot be found by trying all. */
export function openAddressHash(db: Db): (counted: Counted) => Promise<string> {
  const secretOf = openDaySecrets(db);
  return async ({ limit, address, endsAt }) =>
    createHmac('sha256', await secretOf(dayAt(endsAt - 1)))
      .update(`${limit.name}\n${endsAt}\n${address}`)
      .digest('base64url');
}
