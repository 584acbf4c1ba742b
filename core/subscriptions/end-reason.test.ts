import { expect, test } from 'vitest';
import { endReasonOf } from './end-reason.ts';

type Ended = Parameters<typeof endReasonOf>[0];
type Payment = Ended['payments'][number];

const first: Payment = {
  id: 'in_1',
  reason: 'first',
  status: 'paid',
  amountPaid: 1999,
  amountRefunded: 0,
  dispute: undefined,
  createdAt: 1,
};
const failed: Payment = { ...first, id: 'in_2', reason: 'renewal', status: 'failed', amountPaid: 0, createdAt: 2 };
const ended: Ended = { status: 'active', cancelled: false, withdrawn: false, payments: [first] };

test.each<[string, Partial<Ended>, ReturnType<typeof endReasonOf>]>([
  ['by a cancellation', { cancelled: true }, 'chosen'],
  ['at the provider, by whom nothing is said', {}, 'chosen'],
  ['by a withdrawal', { withdrawn: true }, 'refunded'],
  ['after a refund in full', { payments: [{ ...first, amountRefunded: 1999 }] }, 'refunded'],
  ['after a refund of a part', { payments: [{ ...first, amountRefunded: 500 }] }, 'chosen'],
  ['with a payment overdue', { status: 'past_due' }, 'unpaid'],
  ['with a failed renewal that was seen too late', { payments: [first, failed] }, 'unpaid'],
  ['by a cancellation while a renewal failed', { cancelled: true, status: 'past_due', payments: [first, failed] }, 'chosen'],
  ['with an open dispute', { cancelled: true, payments: [{ ...first, dispute: 'open' }] }, 'disputed'],
  ['by a withdrawal from a disputed payment', { withdrawn: true, payments: [{ ...first, dispute: 'lost' }] }, 'disputed'],
  ['after a dispute that was won', { cancelled: true, payments: [{ ...first, dispute: 'won' }] }, 'chosen'],
  ['during an inquiry', { payments: [{ ...first, dispute: 'open', disputeAmount: 0 }] }, 'chosen'],
])('a subscription that ended %s keeps that reason', (_how, change, reason) => {
  expect(endReasonOf({ ...ended, ...change })).toBe(reason);
});
