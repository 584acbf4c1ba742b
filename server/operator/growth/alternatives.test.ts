import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { readAlternatives } from './alternatives.ts';

const WEEK: PeriodQuery = { from: '2026-03-08', to: '2026-03-14', zone: 'UTC', unit: 'day' };
const IN_WEEK = new Date('2026-03-10T12:00Z');

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

type End = { ended_at?: Date; cancel_at_period_end?: boolean };
type Kind = 'pause' | 'discount' | 'plan-change' | 'cancel' | 'resume';
type Chosen = { kind: Kind; at?: Date; done?: boolean; detail?: object };

async function subscription(id: string, chosen: readonly Chosen[], end: End = {}): Promise<void> {
  const amounts = { currency: 'USD', first_amount: 1999, renewal_amount: 3999 };
  const status = end.ended_at ? 'canceled' : 'active';
  const about = { customer_id: 'cus', email: `${id}@example.com`, plan_id: 'month', as_of: IN_WEEK };
  await db
    .insertInto('subscriptions')
    .values({ id, status, ...about, ...amounts, ...end })
    .execute();
  for (const { kind, at = IN_WEEK, done = true, detail = {} } of chosen) {
    const request = { subscription_id: id, kind, detail: JSON.stringify(detail), created_at: at, done_at: done ? at : null };
    await db.insertInto('subscription_requests').values(request).execute();
  }
}

test('a period without a choice has saved nothing', async () => {
  const nothing = { saved: 0, lost: 0 };
  expect(await readAlternatives(db, WEEK)).toEqual({
    kinds: ['pause', 'discount', 'plan-change'].map((kind) => ({ kind, ...nothing })),
    all: nothing,
  });
});

test('what was chosen in the period counts by kind, and as lost where it was cancelled or has ended since', async () => {
  const inPlace = { insteadOfCancelling: true };
  await subscription('paused', [{ kind: 'pause' }]);
  await subscription('ended', [{ kind: 'pause' }], { ended_at: new Date('2026-04-01T00:00Z') });
  await subscription('both', [{ kind: 'discount' }, { kind: 'pause' }, { kind: 'pause' }], { cancel_at_period_end: true });
  await subscription('smaller', [{ kind: 'plan-change', detail: inPlace }]);
  await subscription('other', [{ kind: 'plan-change' }, { kind: 'cancel' }, { kind: 'resume' }]);
  await subscription('pending', [{ kind: 'discount', done: false }]);
  await subscription('before', [{ kind: 'pause', at: new Date('2026-03-07T23:59Z') }]);
  expect(await readAlternatives(db, WEEK)).toEqual({
    kinds: [
      { kind: 'pause', saved: 3, lost: 2 },
      { kind: 'discount', saved: 1, lost: 1 },
      { kind: 'plan-change', saved: 1, lost: 0 },
    ],
    all: { saved: 4, lost: 2 },
  });
});
