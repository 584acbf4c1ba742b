import { type RawBuilder, sql } from 'kysely';
import { DEVICE_DAYS } from '../../../core/operator/device.ts';
import type { Retention } from '../../../core/privacy/retention.ts';
import { countRemovedCheckouts } from '../../money/checkout-attempts/removed-counts.ts';
import type { Db } from '../../platform/db/client.ts';
import { endedJobs } from '../../platform/jobs/tables.ts';

/** `t` is the table in the condition. */
export type ExpiringTable = {
  readonly table: string;
  readonly id: string;
  readonly age: string;
  readonly period: keyof Retention;
  readonly days?: number;
  readonly only?: RawBuilder<unknown>;
  readonly first?: { readonly table: string; readonly column: string };
  /** Counts rows in the transaction that deletes them. */
  readonly count?: (tx: Db, keys: readonly string[]) => Promise<void>;
  /** A report that is whole only since the oldest row that is left. */
  readonly shortens?: 'declines';
};

/** Longer than the cookie, so that no offer starts again. */
const OFFER_DAYS = 366;

const notBought = sql`not exists (select 1 from subscriptions s where s.email = t.email)`;
const notPaidFor = sql`not exists (select 1 from subscriptions s where s.attempt_id = t.id)`;

export const expiringTables: readonly ExpiringTable[] = [
  // A lead whose consent to marketing is confirmed stays until it unsubscribes.
  {
    table: 'leads',
    id: 'email',
    age: 'created_at',
    period: 'leads',
    only: sql`${notBought} and (t.confirmed_at is null or t.unsubscribed_at is not null)`,
  },
  { table: 'confirmed_addresses', id: 'email', age: 'created_at', period: 'leads', only: notBought },
  {
    table: 'submissions',
    id: 'id',
    age: 'created_at',
    period: 'leads',
    only: sql`${notBought} and not exists (select 1 from subscriptions s where s.attempt_id = t.idempotency_key)`,
  },
  {
    table: 'checkout_attempts',
    id: 'id',
    age: 'created_at',
    period: 'leads',
    only: notPaidFor,
    first: { table: 'consent_records', column: 'attempt_id' },
    count: countRemovedCheckouts,
  },
  { table: 'offers', id: 'visitor_id', age: 'created_at', period: 'leads', days: OFFER_DAYS },
  { table: 'events', id: 'id', age: 'received_at', period: 'events' },
  { table: 'event_visits', id: 'device_id', age: 'first_at', period: 'events' },
  { table: 'ignored_fields', id: 'day', age: 'day', period: 'operational' },
  { table: 'buyer_marks', id: 'id', age: 'created_at', period: 'addresses', only: sql`t.kind = 'network'` },
  { table: 'ad_traces', id: 'attempt_id', age: 'created_at', period: 'addresses' },
  { table: 'declines', id: 'charge_id', age: 'declined_at', period: 'events', shortens: 'declines' },
  { table: 'silenced_devices', id: 'device_id', age: 'silenced_at', period: 'events' },
  { table: 'consents', id: 'id', age: 'created_at', period: 'events' },
  { table: 'alerts', id: 'id', age: 'closed_at', period: 'events' },
  { table: 'operator_audit', id: 'id', age: 'created_at', period: 'events' },
  { table: 'contact_messages', id: 'id', age: 'created_at', period: 'messages' },
  { table: 'deletion_requests', id: 'id', age: 'done_at', period: 'messages' },
  { table: 'mailbox', id: 'id', age: 'created_at', period: 'operational' },
  { table: 'provider_events', id: 'id', age: 'created_at', period: 'operational', only: sql`t.outcome <> 'waiting'` },
  // The retention is also how far back webhooks can be sent again.
  { table: 'webhook_events', id: 'id', age: 'created_at', period: 'leads' },
  { table: 'webhook_events', id: 'id', age: 'created_at', period: 'operational', only: sql`t.type = 'person.deleted'` },
  { table: 'webhook_attempts', id: 'id', age: 'at', period: 'operational' },
  { table: 'account_links', id: 'token_hash', age: 'expires_at', period: 'operational' },
  { table: 'account_sessions', id: 'token_hash', age: 'expires_at', period: 'operational' },
  { table: 'order_keys', id: 'id', age: 'expires_at', period: 'operational' },
  { ...endedJobs, period: 'operational' },
  { table: 'operator_devices', id: 'token_hash', age: 'signed_in_at', period: 'events', days: DEVICE_DAYS },
  { table: 'operator_invitations', id: 'token_hash', age: 'expires_at', period: 'operational' },
  { table: 'operator_throttle', id: 'key', age: 'updated_at', period: 'addresses' },
];
