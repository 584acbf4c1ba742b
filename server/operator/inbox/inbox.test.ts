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

test('the next deadline is the first one that is not over, of open disputes alone', async () => {
  expect(await readInboxCounts(db, at(23))).toMatchObject({ disputes: 4, nextDeadline: at(25).getTime() });
  expect(await readInboxCounts(db, at(26))).toMatchObject({ disputes: 4, nextDeadline: at(28).getTime() });
  expect(await readInboxCounts(db, at(29))).toMatchObject({ disputes: 4, nextDeadline: null });
});
