import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { addPayment } from '../alerts/testing.ts';
import { readInbox, readInboxCounts } from './query.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
  await disputed('later', at(28));
  await disputed('answered', null);
  await disputed('passed', at(20));
  await disputed('next', at(25));
  await disputed('won', at(24), 'won');
});
afterAll(() => db.destroy());

async function disputed(id: string, due: Date | null, dispute: 'open' | 'won' = 'open'): Promise<void> {
  await addPayment(db, id, at(1), 1000);
  await db.updateTable('payments').set({ dispute, dispute_due_at: due }).where('id', '=', `in_${id}`).execute();
}

test('the inbox lists open disputes by their deadlines, those without one last', async () => {
  const { disputes } = await readInbox(db);
  expect(disputes.map(({ paymentId, dueAt }) => [paymentId, dueAt])).toEqual([
    ['in_passed', at(20).getTime()],
    ['in_next', at(25).getTime()],
    ['in_later', at(28).getTime()],
    ['in_answered', null],
  ]);
});

test('an open dispute stands in the inbox with its own amount, or the rest of its payment where it has none', async () => {
  await db.updateTable('payments').set({ dispute_amount: 500 }).where('id', '=', 'in_next').execute();
  await db.updateTable('payments').set({ amount_refunded: 1000 }).where('id', '=', 'in_later').execute();
  const amounts = new Map((await readInbox(db)).disputes.map(({ paymentId, amount }) => [paymentId, amount]));
  const { amount_paid: paid } = await db
    .selectFrom('payments')
    .select('amount_paid')
    .where('id', '=', 'in_later')
    .executeTakeFirstOrThrow();
  expect([amounts.get('in_next'), amounts.get('in_later')]).toEqual([500, paid - 1000]);
});

test('a request to be paid back says when its payment is disputed', async () => {
  const disputed = async () => (await readInbox(db)).requests.map((request) => request.disputed);
  const detail = JSON.stringify({ paymentId: 'in_won' });
  await db.insertInto('subscription_requests').values({ kind: 'guarantee', subscription_id: 'sub_won', detail }).execute();
  const states = [];
  for (const dispute of ['won', 'open', 'lost'] as const) {
    await db.updateTable('payments').set({ dispute }).where('id', '=', 'in_won').execute();
    states.push(await disputed());
  }
  await db.updateTable('payments').set({ dispute: 'won' }).where('id', '=', 'in_won').execute();
  expect(states).toEqual([[false], [true], [true]]);
});

test('the next deadline is the first one that is not over, of open disputes alone', async () => {
  expect(await readInboxCounts(db, at(23))).toMatchObject({ disputes: 4, nextDeadline: at(25).getTime() });
  expect(await readInboxCounts(db, at(26))).toMatchObject({ disputes: 4, nextDeadline: at(28).getTime() });
  expect(await readInboxCounts(db, at(29))).toMatchObject({ disputes: 4, nextDeadline: null });
});
