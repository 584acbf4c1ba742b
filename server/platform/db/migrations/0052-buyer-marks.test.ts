// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashOf } from '../../token.ts';
import { migrate, migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

test('earlier orders are known by the mailboxes of their first and of their latest address, and erased and unpaid ones by none', async () => {
  const db = await emptyDatabase();
  await migrateTo(db, '0050-program-calendars');
  for (const [id, email, latest] of [
    ['a', 'Ann+shop@example.com', 'ann@example.com'],
    ['b', 'bob@example.com', 'b.o.b@gmail.com'],
    ['c', '0f@erased.invalid', '0f@erased.invalid'],
    ['d', 'unpaid@example.com', null],
  ]) {
    await sql`
      insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status)
      values (${id}, 'browser', ${email}, ${id}, 'USD', 1999, 3999, '', 'paid')`.execute(db);
    if (latest === null) continue;
    await sql`
      insert into subscriptions (id, attempt_id, customer_id, email, plan_id, status, currency, first_amount, renewal_amount, as_of)
      values (${`sub_${id}`}, ${id}, 'cus', ${latest}, 'month', 'active', 'USD', 1999, 3999, now())`.execute(db);
  }
  await migrate(db);
  const marks = await db.selectFrom('buyer_marks').select(['attempt_id', 'kind', 'mark']).execute();
  const known = (attempt_id: string, mailbox: string) => ({ attempt_id, kind: 'mailbox', mark: hashOf(`mailbox ${mailbox}`) });
  expect(marks).toHaveLength(3);
  expect(marks).toEqual(
    expect.arrayContaining([known('a', 'ann@example.com'), known('b', 'bob@example.com'), known('b', 'bob@gmail.com')]),
  );
  await db.destroy();
});
