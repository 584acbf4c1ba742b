import { describe, expect, test } from 'vitest';
import { changesBetween, hasBegun, hasEnded, type PaymentState, type SubscriptionState } from './change.ts';

const first: PaymentState = {
  id: 'in_1',
  reason: 'first',
  status: 'paid',
  amountPaid: 1999,
  amountRefunded: 0,
  dispute: undefined,
};
const renewal: PaymentState = { ...first, id: 'in_2', reason: 'renewal', amountPaid: 3999 };
const running: SubscriptionState = { status: 'active', planId: 'month', cancelAtPeriodEnd: false, payments: [first] };
const paid = (...payments: PaymentState[]): SubscriptionState => ({ ...running, payments });

describe('what happened to a subscription', () => {
  test('is that it started, when it is seen for the first time', () => {
    expect(changesBetween(undefined, running)).toEqual([{ kind: 'started' }]);
  });

  test('is every change since the start, when the first look comes late', () => {
    const late: SubscriptionState = { ...running, status: 'canceled', payments: [{ ...first, amountRefunded: 1999 }] };
    expect(changesBetween(undefined, late)).toEqual([
      { kind: 'started' },
      { kind: 'ended' },
      { kind: 'refunded', paymentId: 'in_1', amount: 1999 },
    ]);
  });

  test('is a pause, when the first look comes in one', () => {
    expect(changesBetween(undefined, { ...running, status: 'paused' })).toEqual([{ kind: 'started' }, { kind: 'paused' }]);
  });

  test('is nothing, when nothing has changed', () => {
    for (const state of [
      running,
      { ...running, status: 'paused' },
      paid(first, renewal),
      { ...running, status: 'canceled', cancelAtPeriodEnd: true },
    ]) {
      expect(changesBetween(state, state)).toEqual([]);
    }
  });

  const cases: readonly [string, SubscriptionState, SubscriptionState, readonly object[]][] = [
    ['a renewal that was paid', running, paid(first, renewal), [{ kind: 'renewed', paymentId: 'in_2', amount: 3999 }]],
    [
      'a renewal that failed',
      running,
      { ...paid(first, { ...renewal, status: 'failed', amountPaid: 0 }), status: 'past_due' },
      [{ kind: 'payment-failed', paymentId: 'in_2' }],
    ],
    [
      'a renewal that is tried once more',
      paid(first, { ...renewal, status: 'failed', amountPaid: 0, triesLeft: 2 }),
      paid(first, { ...renewal, status: 'failed', amountPaid: 0, triesLeft: 1 }),
      [{ kind: 'payment-last-try', paymentId: 'in_2' }],
    ],
    [
      'a renewal that failed once more and is tried twice',
      paid(first, { ...renewal, status: 'failed', amountPaid: 0, triesLeft: 3 }),
      paid(first, { ...renewal, status: 'failed', amountPaid: 0, triesLeft: 2 }),
      [],
    ],
    [
      'a first failure that is tried once more',
      running,
      paid(first, { ...renewal, status: 'failed', amountPaid: 0, triesLeft: 1 }),
      [{ kind: 'payment-failed', paymentId: 'in_2' }],
    ],
    [
      'a last try that was paid',
      paid(first, { ...renewal, status: 'failed', amountPaid: 0, triesLeft: 1 }),
      paid(first, renewal),
      [{ kind: 'renewed', paymentId: 'in_2', amount: 3999 }],
    ],
    [
      'a failed renewal that is paid after all',
      paid(first, { ...renewal, status: 'failed', amountPaid: 0 }),
      paid(first, renewal),
      [{ kind: 'renewed', paymentId: 'in_2', amount: 3999 }],
    ],
    [
      'a renewal that cannot be charged without an address',
      running,
      paid(first, { ...renewal, status: 'blocked', amountPaid: 0 }),
      [{ kind: 'payment-blocked', paymentId: 'in_2' }],
    ],
    ['an invoice that is only open', running, paid(first, { ...renewal, status: 'open', amountPaid: 0 }), []],
    ['an invoice over nothing', running, paid(first, { ...renewal, reason: 'change', amountPaid: 0 }), []],
    ['a cancellation', running, { ...running, cancelAtPeriodEnd: true }, [{ kind: 'cancelled' }]],
    ['a cancellation taken back', { ...running, cancelAtPeriodEnd: true }, running, [{ kind: 'resumed', after: 'cancellation' }]],
    ['a pause', running, { ...running, status: 'paused' }, [{ kind: 'paused' }]],
    ['a pause of an overdue one', { ...running, status: 'past_due' }, { ...running, status: 'paused' }, [{ kind: 'paused' }]],
    ['the end of a pause', { ...running, status: 'paused' }, running, [{ kind: 'resumed', after: 'pause' }]],
    ['an end in a pause', { ...running, status: 'paused' }, { ...running, status: 'canceled' }, [{ kind: 'ended' }]],
    [
      'a pause that ends with a failed renewal',
      { ...running, status: 'paused' },
      { ...paid(first, { ...renewal, status: 'failed', amountPaid: 0 }), status: 'past_due' },
      [
        { kind: 'resumed', after: 'pause' },
        { kind: 'payment-failed', paymentId: 'in_2' },
      ],
    ],
    ['the end', { ...running, cancelAtPeriodEnd: true }, { ...running, status: 'canceled' }, [{ kind: 'ended' }]],
    ['another plan', running, { ...running, planId: 'year' }, [{ kind: 'plan-changed' }]],
    [
      'the end, which takes a change of plan back',
      { ...running, planId: 'year' },
      { ...running, status: 'canceled' },
      [{ kind: 'ended' }],
    ],
    [
      'a second part paid back',
      paid({ ...first, amountRefunded: 500 }),
      paid({ ...first, amountRefunded: 1999 }),
      [{ kind: 'refunded', paymentId: 'in_1', amount: 1499 }],
    ],
    [
      'a refund that the bank sent back',
      paid({ ...first, amountRefunded: 1999 }),
      paid({ ...first, amountRefunded: 500 }),
      [{ kind: 'refund-failed', paymentId: 'in_1', amount: 1499 }],
    ],
    [
      'a lost dispute that is appealed',
      paid({ ...first, dispute: 'lost' }),
      paid({ ...first, dispute: 'open' }),
      [{ kind: 'disputed', paymentId: 'in_1' }],
    ],
    ['a dispute', running, paid({ ...first, dispute: 'open' }), [{ kind: 'disputed', paymentId: 'in_1' }]],
    [
      'a dispute that is lost',
      paid({ ...first, dispute: 'open' }),
      paid({ ...first, dispute: 'lost' }),
      [{ kind: 'dispute-closed', paymentId: 'in_1', outcome: 'lost' }],
    ],
  ];
  test.each(cases)('is %s', (_case, before, after, expected) => {
    expect(changesBetween(before, after)).toEqual(expected);
  });
});

test('a subscription has begun once its first payment came, and has ended when it is cancelled', () => {
  expect(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled'].map(hasBegun)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(['incomplete_expired', 'active', 'past_due', 'unpaid', 'canceled'].map(hasEnded)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});
