import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderAttribution } from '../../../core/analytics/attribution.ts';
import { ERASED_HOST } from '../../../core/privacy/erased.ts';
import type { Db } from '../../platform/db/client.ts';

/** The owner of an address, with the ids by which rows without the address are theirs. */
export type Person = {
  readonly email: string;
  /** What stands in place of the address in the records that the law wants kept. */
  readonly alias: string;
  /** Browsers that left or used the address. */
  readonly visitors: readonly string[];
  /** What the numbers know those browsers by, and the one that confirmed a deletion, where their owner agreed to that. */
  readonly devices: readonly string[];
  readonly subscriptions: readonly string[];
  /** Their attempts to pay that became a subscription of theirs. */
  readonly paid: readonly string[];
  /** Those that became none. */
  readonly unpaid: readonly string[];
  /** The keys of their submissions. */
  readonly answers: readonly string[];
};

/** The same for the same address, so that its owner can still be told what is kept; it reaches nobody and names nobody. */
export function aliasOf(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 32) + ERASED_HOST;
}

export async function findPerson(db: Db, email: string): Promise<Person> {
  const alias = aliasOf(email);
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['id', 'attempt_id'])
    .where('email', 'in', [email, alias])
    .execute();
  const paid = subscriptions.flatMap(({ attempt_id }) => attempt_id ?? []);
  const attempts = await db
    .selectFrom('checkout_attempts')
    .leftJoin('subscriptions', 'subscriptions.attempt_id', 'checkout_attempts.id')
    .select([
      'checkout_attempts.id',
      'checkout_attempts.visitor_id',
      'checkout_attempts.attribution',
      'subscriptions.id as subscription_id',
    ])
    // A subscription that moved here keeps the order that was placed under another address.
    .where((attempt) => attempt.or([attempt('checkout_attempts.email', '=', email), isOneOf('checkout_attempts.id', paid)]))
    .execute();
  const unpaid = attempts.filter(({ subscription_id }) => subscription_id === null).map(({ id }) => id);
  const submissions = await db
    .selectFrom('submissions')
    .select('idempotency_key')
    .where((row) => row.or([row('email', '=', email), isOneOf('idempotency_key', [...paid, ...unpaid])]))
    .execute();
  const leads = await db.selectFrom('leads').select('visitor_id').where('email', '=', email).execute();
  const leadDevices = await db.selectFrom('lead_devices').select('device_id').where('email', '=', email).execute();
  const confirmed = await db.selectFrom('deletion_requests').select('device_id').where('email', '=', email).execute();
  return {
    email,
    alias,
    visitors: [...new Set([...leads, ...attempts].flatMap(({ visitor_id }) => visitor_id ?? []))],
    devices: [...new Set([...leadDevices, ...confirmed, ...attempts].flatMap((row) => deviceOf(row) ?? []))],
    subscriptions: subscriptions.map(({ id }) => id),
    paid,
    unpaid,
    answers: submissions.map(({ idempotency_key }) => idempotency_key),
  };
}

function deviceOf(row: { device_id: string | null } | { attribution: OrderAttribution | null }): string | undefined {
  return ('attribution' in row ? row.attribution?.device_id : row.device_id) ?? undefined;
}

/** `column` is one of these, of which there may be none. */
export function isOneOf(column: string, values: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${sql.val(values)}::text[])`;
}
