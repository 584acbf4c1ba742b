import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { type PaidUntilInput, paidUntil } from './paid-until.ts';

const START = Date.UTC(2026, 10, 21, 10);
const RENEWED = Date.UTC(2026, 11, 21, 10);
const END = Date.UTC(2027, 0, 21, 10);
const first = { status: 'paid', createdAt: START };
const renewing: PaidUntilInput = { status: 'active', startedAt: START, periodStart: RENEWED, periodEnd: END, payments: [first] };
const withRenewal = (status: string, createdAt = RENEWED + HOUR_MS): PaidUntilInput => ({
  ...renewing,
  payments: [{ status, createdAt }, first],
});

describe('a subscription is paid', () => {
  test('until its first period ends', () => {
    expect(paidUntil({ ...renewing, periodStart: START, periodEnd: RENEWED })).toBe(RENEWED);
  });

  test('only until its new period began while the invoice of that period is a draft', () => {
    expect(paidUntil(renewing)).toBe(RENEWED);
  });

  test.each(['open', 'blocked', 'processing', 'failed'])('only until its new period began while the renewal is %s', (status) => {
    expect(paidUntil(withRenewal(status))).toBe(RENEWED);
    expect(paidUntil({ ...withRenewal(status), status: 'past_due' })).toBe(RENEWED);
  });

  test.each(['open', 'blocked', 'failed'])(
    'only until its first unpaid period began while later ones begin and that one is %s',
    (status) => {
      const later = { ...withRenewal(status, RENEWED), periodStart: END, periodEnd: END + 31 * DAY_MS, status: 'past_due' };
      expect(paidUntil(later)).toBe(RENEWED);
      const both = [{ status, createdAt: END }, ...later.payments];
      expect(paidUntil({ ...later, payments: both })).toBe(RENEWED);
      expect(paidUntil({ ...later, payments: [{ status: 'paid', createdAt: END }, ...later.payments] })).toBe(END + 31 * DAY_MS);
    },
  );

  test.each(['paid', 'void'])('until its new period ends once the renewal is %s', (status) => {
    expect(paidUntil(withRenewal(status))).toBe(END);
  });

  test('until its new period ends when the invoice is some minutes older than that period', () => {
    expect(paidUntil(withRenewal('paid', RENEWED - 5 * 60_000))).toBe(END);
    expect(paidUntil(withRenewal('paid', RENEWED - 7 * DAY_MS))).toBe(RENEWED);
  });

  test('by what the provider says once it has ended', () => {
    expect(paidUntil({ ...renewing, status: 'canceled' })).toBe(END);
    expect(paidUntil({ ...renewing, periodStart: null, periodEnd: null })).toBeNull();
  });
});
