import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderAttribution } from '../../../core/analytics/attribution.ts';
import { ERASED_HOST } from '../../../core/privacy/erased.ts';
import type { Db } from '../../platform/db/client.ts';

export type Person = {
  readonly email: string;
  /** Replaces the address in records that the law requires. */
  readonly alias: string;
  readonly visitors: readonly string[];
  /** With consent to statistics; includes the browser that confirmed a deletion. */
  readonly devices: readonly string[];
  readonly subscriptions: readonly string[];
  readonly paid: readonly string[];
  readonly unpaid: readonly string[];
  /** Keys of their submissions. */
  readonly answers: readonly string[];
  /** Under which the app and the services that unlock it know them. */
  readonly appUsers: readonly string[];
};

/** Deterministic, so that the owner can still export the records that the law requires. */
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
      'checkout_attempts.app_user_id',
      'subscriptions.id as subscription_id',
    ])
    // A subscription that moved here keeps the order of its earlier address.
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
    appUsers: [...new Set(attempts.flatMap(({ app_user_id }) => app_user_id ?? []))],
    answers: submissions.map(({ idempotency_key }) => idempotency_key),
  };
}

function deviceOf(row: { device_id: string | null } | { attribution: OrderAttribution | null }): string | undefined {
  return ('attribution' in row ? row.attribution?.device_id : row.device_id) ?? undefined;
}

export function isOneOf(column: string, values: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${sql.val(values)}::text[])`;
}
