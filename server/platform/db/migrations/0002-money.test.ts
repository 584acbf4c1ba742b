// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

test('an older consent gets the terms of its checkout, and changes no more', async () => {
  const db = await emptyDatabase();
  await migrateTo(db, '0001-funnel');
  await sql`
    insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status)
    values ('a', 'v', 'ann@example.com', 'month', 'USD', 1999, 3999, '', 'paid')`.execute(db);
  await sql`insert into consent_records (attempt_id, kind, text, version) values ('a', 'renewal', 'I agree.', '1')`.execute(db);
  await migrateTo(db, '0002-money');
  const consents = await db
    .selectFrom('consent_records')
    .select(['text', 'plan_id', 'currency', 'due_now', 'due_later'])
    .execute();
  expect(consents).toEqual([{ text: 'I agree.', plan_id: 'month', currency: 'USD', due_now: 1999, due_later: 3999 }]);
  await expect(sql`update consent_records set due_now = 1`.execute(db)).rejects.toThrow(/written once/);
  await db.destroy();
});
