import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AlertLimits } from './limits.ts';
import { evaluateThresholds, MIN_CARDS, MIN_PAYMENTS, type ThresholdFigures } from './thresholds.ts';

const OFF: AlertLimits = {
  revenue: null,
  revenueIn: {},
  revenueHour: 18,
  acceptance: null,
  refunds: null,
  disputes: null,
  duplicates: null,
  mails: null,
  withdrawals: null,
  deliveries: null,
  silence: null,
  anomalies: false,
};
const WELL: ThresholdFigures = {
  hour: 20,
  grossToday: { USD: 100_00, EUR: 40_00 },
  cards: { accepted: 80, declined: 20 },
  payments: { all: 200, refunded: 10, disputed: 1 },
  returns: { duplicates: 4, withdrawals: 2 },
  askedMails: 30,
  givenUp: 3,
  recentVisitors: 5,
};

const broken = (limits: Partial<AlertLimits>, figures: Partial<ThresholdFigures> = {}) =>
  evaluateThresholds({ ...OFF, ...limits }, { ...WELL, ...figures }).flatMap((verdict) =>
    verdict.broken ? [{ rule: verdict.rule, ...verdict.broken }] : [],
  );

describe('a threshold', () => {
  test('is broken by a figure beyond it and by none at it', () => {
    expect(broken({ revenue: 100_01 })).toEqual([{ rule: 'revenue', figure: 100_00, limit: 100_01, hour: 18 }]);
    expect(broken({ acceptance: 80.1 })).toEqual([{ rule: 'acceptance', figure: 80, limit: 80.1 }]);
    expect(broken({ refunds: 4.9 })).toEqual([{ rule: 'refunds', figure: 5, limit: 4.9 }]);
    expect(broken({ disputes: 0.4 })).toEqual([{ rule: 'disputes', figure: 0.5, limit: 0.4 }]);
    expect(broken({ duplicates: 3 })).toEqual([{ rule: 'duplicates', figure: 4, limit: 3 }]);
    expect(broken({ mails: 29 })).toEqual([{ rule: 'mails', figure: 30, limit: 29 }]);
    expect(broken({ withdrawals: 1 })).toEqual([{ rule: 'withdrawals', figure: 2, limit: 1 }]);
    expect(broken({ deliveries: 2 })).toEqual([{ rule: 'deliveries', figure: 3, limit: 2 }]);
    expect(broken({ silence: 3 }, { recentVisitors: 0 })).toEqual([{ rule: 'silence', figure: 0, limit: 3 }]);
    const reached = {
      revenue: 100_00,
      acceptance: 80,
      refunds: 5,
      disputes: 0.5,
      duplicates: 4,
      withdrawals: 2,
      mails: 30,
      deliveries: 3,
    };
    expect(broken({ ...reached, silence: 3 })).toEqual([]);
  });

  test('that is switched off is never broken', () => {
    const count = fc.nat(100_000);
    const figures: fc.Arbitrary<ThresholdFigures> = fc.record({
      hour: fc.nat(23),
      grossToday: fc.record({ USD: count, EUR: count }),
      cards: fc.record({ accepted: count, declined: count }),
      payments: fc.record({ all: count, refunded: count, disputed: count }),
      returns: fc.record({ duplicates: count, withdrawals: count }),
      askedMails: count,
      givenUp: count,
      recentVisitors: fc.option(count, { nil: undefined }),
    });
    fc.assert(
      fc.property(figures, (some) => {
        const verdicts = evaluateThresholds(OFF, some);
        expect(verdicts).toHaveLength(10);
        expect(verdicts.filter((verdict) => verdict.broken)).toEqual([]);
      }),
    );
  });

  test('of the revenue is not judged before its hour', () => {
    expect(broken({ revenue: 500_00 }, { hour: 17 })).toEqual([]);
    expect(broken({ revenue: 500_00 }, { hour: 18 })).toHaveLength(1);
  });

  test('of the revenue is one of each currency, and none is added to another', () => {
    expect(broken({ revenue: 50_00, revenueIn: { EUR: 40_01 } })).toEqual([
      { rule: 'revenue:EUR', figure: 40_00, limit: 40_01, hour: 18 },
    ]);
    expect(broken({ revenue: 100_01, revenueIn: { EUR: 40_00 } })).toEqual([
      { rule: 'revenue', figure: 100_00, limit: 100_01, hour: 18 },
    ]);
  });

  test('of a share needs enough cards or payments', () => {
    const limits = { acceptance: 100, refunds: 0, disputes: 0 };
    const payments = (all: number) => ({ all, refunded: all, disputed: all });
    expect(broken(limits, { cards: { accepted: 0, declined: MIN_CARDS - 1 }, payments: payments(MIN_PAYMENTS - 1) })).toEqual([]);
    expect(broken(limits, { cards: { accepted: 0, declined: MIN_CARDS }, payments: payments(MIN_PAYMENTS) })).toHaveLength(3);
  });

  test('of a silence is not judged while the counting is behind', () => {
    const rules = evaluateThresholds({ ...OFF, silence: 3 }, { ...WELL, recentVisitors: undefined }).map(({ rule }) => rule);
    expect(rules).not.toContain('silence');
    expect(rules).toHaveLength(9);
  });
});
