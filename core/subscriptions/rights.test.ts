import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../time.ts';
import { lastDay, type PaidPayment, type RightsInput, rightsOf } from './rights.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const first: PaidPayment = {
  id: 'in_1',
  reason: 'first',
  status: 'paid',
  amountPaid: 1999,
  amountRefunded: 0,
  dispute: undefined,
  paidAt: START,
};
const renewal: PaidPayment = { ...first, id: 'in_2', reason: 'renewal', amountPaid: 3999, paidAt: START + 30 * DAY_MS };
const input: RightsInput = {
  status: 'active',
  startedAt: START,
  cancelAtPeriodEnd: false,
  duplicate: false,
  payments: [first],
  withdrawnAt: undefined,
  guaranteeAskedAt: undefined,
  pauseChosen: false,
};

test('a running subscription can be cancelled or changed, and a cancelled one can be resumed', () => {
  expect(rightsOf(input, START)).toMatchObject({ cancel: true, keep: false, changePlan: true });
  expect(rightsOf({ ...input, cancelAtPeriodEnd: true }, START)).toMatchObject({ cancel: false, keep: true, changePlan: false });
});

test('a subscription whose renewal failed can be cancelled, but not changed', () => {
  for (const status of ['past_due', 'unpaid', 'paused']) {
    expect(rightsOf({ ...input, status }, START)).toMatchObject({ cancel: true, changePlan: false });
  }
});

test('an ended subscription can be neither cancelled nor resumed nor changed', () => {
  const ended = rightsOf({ ...input, status: 'canceled', cancelAtPeriodEnd: true }, START);
  expect(ended).toMatchObject({ cancel: false, keep: false, changePlan: false });
});

const failed: PaidPayment = { ...renewal, status: 'failed', amountPaid: 0, paidAt: undefined };
test.each<[string, Partial<RightsInput>, boolean]>([
  ['that its buyer chose', {}, true],
  ['that support made', { pauseChosen: false }, false],
  ['in which it was cancelled', { cancelAtPeriodEnd: true }, false],
  ['after which the payment was declined', { payments: [failed, first] }, false],
  ['after which a declined payment was voided', { payments: [{ ...failed, status: 'void' }, first] }, true],
  ['that is over', { status: 'active' }, false],
])('a pause %s can be ended by its buyer: %o gives %s', (_name, change, resume) => {
  const paused = { ...input, status: 'paused', pauseChosen: true, ...change };
  expect(rightsOf(paused, START)).toMatchObject({ resume, changePlan: change.status === 'active' });
});

test('what was opened and ends its rights with that is neither withdrawn from nor covered by the guarantee', () => {
  const once = { ...input, once: true };
  expect(rightsOf(once, START)).toMatchObject({ withdraw: { amount: 1999 }, guarantee: { amount: 1999 } });
  expect(rightsOf({ ...once, opened: true }, START)).toMatchObject({ withdraw: undefined, guarantee: undefined });
});

describe('a withdrawal', () => {
  test('is possible for the whole fourteenth day, in every time zone', () => {
    const until = START + 15 * DAY_MS;
    expect(rightsOf(input, until - 1).withdraw).toEqual({ paymentId: 'in_1', amount: 1999, until });
    expect(rightsOf(input, until).withdraw).toBeUndefined();
    expect(lastDay({ until })).toBe(START + 14 * DAY_MS);
  });

  test('is not taken away by a cancellation, a failed payment or a renewal', () => {
    for (const change of [{ cancelAtPeriodEnd: true }, { status: 'past_due' }, { payments: [renewal, first] }]) {
      expect(rightsOf({ ...input, ...change }, START + DAY_MS).withdraw?.paymentId).toBe('in_1');
    }
  });

  test('is possible once, while its payment is not refunded', () => {
    const gone: readonly Partial<RightsInput>[] = [
      { withdrawnAt: START },
      { duplicate: true },
      { payments: [{ ...first, amountRefunded: 1999 }] },
      { payments: [{ ...first, status: 'open', amountPaid: 0, paidAt: undefined }] },
      { payments: [renewal] },
    ];
    for (const change of gone) expect(rightsOf({ ...input, ...change }, START + DAY_MS).withdraw).toBeUndefined();
  });

  test.each([
    ['nothing', { dispute: 'open' }, 0],
    ['nothing', { dispute: 'lost', disputeAmount: 1999 }, 0],
    ['nothing', { dispute: 'lost', disputeAmount: 500 }, 0],
    ['the payment', { dispute: 'won', disputeAmount: 1999 }, 1999],
    ['the payment', { dispute: 'open', disputeAmount: 0 }, 1999],
    ['the rest', { amountRefunded: 500 }, 1499],
  ] as const)('ends the contract and brings %s back of a payment with %o', (_back, change, amount) => {
    const disputed = { ...input, payments: [{ ...first, ...change }] };
    expect(rightsOf(disputed, START + DAY_MS).withdraw).toMatchObject({ paymentId: 'in_1', amount });
  });

  test('of a disputed payment is nothing once the contract has ended', () => {
    const ended = { ...input, status: 'canceled', payments: [{ ...first, dispute: 'lost' as const }] };
    expect(rightsOf(ended, START + DAY_MS).withdraw).toBeUndefined();
    expect(rightsOf({ ...input, status: 'canceled' }, START + DAY_MS).withdraw?.amount).toBe(1999);
  });

  test('excludes every other action', () => {
    expect(rightsOf({ ...input, withdrawnAt: START }, START)).toEqual({
      cancel: false,
      keep: false,
      resume: false,
      changePlan: false,
      withdraw: undefined,
      guarantee: undefined,
    });
  });
});

describe('the guarantee', () => {
  test('covers the latest payment for thirty days', () => {
    expect(rightsOf(input, START + 31 * DAY_MS - 1).guarantee).toEqual({
      paymentId: 'in_1',
      amount: 1999,
      until: START + 31 * DAY_MS,
    });
    expect(rightsOf(input, START + 31 * DAY_MS).guarantee).toBeUndefined();
    const renewed = { ...input, payments: [first, renewal] };
    expect(rightsOf(renewed, START + 60 * DAY_MS).guarantee).toEqual({
      paymentId: 'in_2',
      amount: 3999,
      until: START + 61 * DAY_MS,
    });
  });

  test('holds after the end, while a payment can be refunded', () => {
    expect(rightsOf({ ...input, status: 'canceled' }, START + DAY_MS).guarantee?.paymentId).toBe('in_1');
    const refunded = { ...input, payments: [{ ...first, amountRefunded: 1999 }] };
    expect(rightsOf(refunded, START + DAY_MS).guarantee).toBeUndefined();
  });

  test('gives no right to a payment about which a bank decides or has decided, and one again after a dispute that was won', () => {
    const guaranteeWith = (change: Partial<PaidPayment>) =>
      rightsOf({ ...input, payments: [{ ...first, ...change }] }, START + DAY_MS).guarantee?.amount;
    expect(guaranteeWith({ dispute: 'open' })).toBeUndefined();
    expect(guaranteeWith({ dispute: 'lost', disputeAmount: 500 })).toBeUndefined();
    expect(guaranteeWith({ dispute: 'won', disputeAmount: 1999 })).toBe(1999);
    const renewed = { ...input, payments: [first, { ...renewal, dispute: 'open' as const }] };
    expect(rightsOf(renewed, START + 30.5 * DAY_MS).guarantee?.paymentId).toBe('in_1');
  });

  test('can be requested once per payment', () => {
    const requested = { ...input, guaranteeAskedAt: START + DAY_MS };
    expect(rightsOf(requested, START + 2 * DAY_MS).guarantee).toBeUndefined();
    expect(rightsOf({ ...requested, payments: [first, renewal] }, START + 40 * DAY_MS).guarantee?.paymentId).toBe('in_2');
  });
});
