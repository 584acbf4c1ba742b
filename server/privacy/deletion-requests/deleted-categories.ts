import { sql } from 'kysely';
import type { DeletedCategory } from '../../../core/privacy/deleted-category.ts';
import type { Db } from '../../platform/db/client.ts';
import { isOneOf, type Person } from '../erasure/person.ts';

export async function findDeletedCategories(
  tx: Db,
  { email, subscriptions, answers, visitors, devices, paid, appUsers }: Person,
  hasEntitlements: boolean,
): Promise<DeletedCategory[]> {
  const { rows } = await sql<Readonly<Record<'address' | 'visits' | 'messages' | 'offer' | 'order', boolean>>>`
    select
      exists (select 1 from leads where email = ${email}) as address,
      exists (select 1 from events where ${isOneOf('device_id', devices)}) or exists (select 1 from event_visits where ${isOneOf('device_id', devices)}) as visits,
      exists (select 1 from contact_messages where email = ${email}) as messages,
      exists (select 1 from offers where ${isOneOf('visitor_id', visitors)}) as offer,
      exists (select 1 from subscriptions where ${isOneOf('id', subscriptions)} and email = ${email}) as "order"`.execute(tx);
  const found: Partial<Record<DeletedCategory, boolean>> = {
    ...rows[0],
    answers: answers.length > 0,
    entitlements: hasEntitlements && paid.length > 0 && appUsers.length > 0,
  };
  return (Object.keys(found) as DeletedCategory[]).filter((category) => found[category]);
}
