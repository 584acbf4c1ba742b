import type { Insertable } from 'kysely';
import type { Database } from '../../server/platform/db/schema.ts';

/** In the order of their references. */
export const TABLES = [
  'leads',
  'checkout_attempts',
  'consent_records',
  'submissions',
  'subscriptions',
  'payments',
  'declines',
  'subscription_requests',
  'contact_messages',
  'consents',
] as const satisfies readonly (keyof Database)[];

export type Rows = { [Table in (typeof TABLES)[number]]: Insertable<Database[Table]>[] };
