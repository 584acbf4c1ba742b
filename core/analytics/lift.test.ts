import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { rounds } from '../testing.ts';
import { type BuyerGroup, liftGroups, neededVisitors, type QuestionCounts, rateDifference, rateDifferences } from './lift.ts';

const SMALLEST = 10;

const allOf = (counts: Omit<QuestionCounts, 'shown'>): QuestionCounts => ({
  ...counts,
  shown: new Set(counts.options.map(({ id }) => id)),
});

const group = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([visitors, share]): BuyerGroup => ({ visitors, buyers: Math.round(visitors * share) }));

describe('the interval of a difference', () => {
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 10, 0.6075, 1],
  ])('is the published one for %i of %i against %i of %i', (buyers, visitors, otherBuyers, otherVisitors, low, high) => {
    const found = rateDifference({ visitors, buyers }, { visitors: otherVisitors, buyers: otherBuyers });
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('holds the difference, stays between -1 and 1, and turns around with its groups', () => {
    fc.assert(
      fc.property(group, group, (own, others) => {
        const { difference, low, high } = rateDifference(own, others);
        expect(low).toBeLessThanOrEqual(difference + 1e-9);
        expect(high).toBeGreaterThanOrEqual(difference - 1e-9);
        expect(low).toBeGreaterThanOrEqual(-1 - 1e-9);
        expect(high).toBeLessThanOrEqual(1 + 1e-9);
        const turned = rateDifference(others, own);
        expect(turned.low).toBeCloseTo(-high, 9);
        expect(turned.high).toBeCloseTo(-low, 9);
      }),
    );
  });

  test('says more, less or neither by whether it holds zero, and says nothing for equal groups', () => {
    fc.assert(
      fc.property(group, group, (own, others) => {
        const { low, high, verdict } = rateDifference(own, others);
        expect(verdict === 'unknown').toBe(low <= 0 && high >= 0);
        expect(rateDifference(own, own).verdict).toBe('unknown');
      }),
    );
  });

  test('gets narrower with ten times as many visitors', () => {
    const width = (times: number) => {
      const { low, high } = rateDifference(
        { visitors: 50 * times, buyers: 5 * times },
        { visitors: 200 * times, buyers: 9 * times },
      );
      return high - low;
    };
    expect(width(10)).toBeLessThan(width(1) / 2);
  });
});

describe('the groups of a question', () => {
  const isLarge = ({ visitors, buyers }: BuyerGroup) => buyers >= SMALLEST && visitors - buyers >= SMALLEST;
  const size = fc.integer({ min: 0, max: 60 });
  const question = fc
    .record({ sizes: fc.array(fc.tuple(size, size), { minLength: 1, maxLength: 8 }), unlisted: fc.tuple(size, size) })
    .map(({ sizes, unlisted }): QuestionCounts => {
      const options = sizes.map(([buyers, rest], index) => ({ id: `option-${index}`, visitors: buyers + rest, buyers }));
      const sum = (place: 0 | 1) => [...sizes, unlisted].reduce((total, counts) => total + counts[place], 0);
      return allOf({ single: true, options, answered: { visitors: sum(0) + sum(1), buyers: sum(0) } });
    });

  test('cover everybody who answered once, and each can be shown', () => {
    fc.assert(
      fc.property(question, (counts) => {
        const groups = liftGroups(counts, SMALLEST);
        expect(groups.length).not.toBe(1);
        if (groups.length === 0) return;
        for (const { own, others } of groups) expect([isLarge(own), isLarge(others)]).toEqual([true, true]);
        const total = (key: keyof BuyerGroup) => groups.reduce((sum, { own }) => sum + own[key], 0);
        expect({ visitors: total('visitors'), buyers: total('buyers') }).toEqual(counts.answered);
        const ids = groups.flatMap(({ optionIds }) => optionIds);
        expect(new Set(ids).size).toBe(ids.length);
        const listed = counts.options.reduce((sum, { visitors }) => sum + visitors, 0);
        expect(groups.some(({ unlisted }) => unlisted)).toBe(counts.answered.visitors > listed);
      }),
    );
  });

  test('keep every option apart where each is large enough', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: SMALLEST, max: 90 }), { minLength: 2, maxLength: 8 }), (sizes) => {
        const options = sizes.map((buyers, index) => ({ id: `option-${index}`, visitors: buyers * 2, buyers }));
        const buyers = sizes.reduce((sum, one) => sum + one, 0);
        const groups = liftGroups(allOf({ single: true, options, answered: { visitors: buyers * 2, buyers } }), SMALLEST);
        expect(groups.map(({ optionIds }) => optionIds).sort()).toEqual(options.map(({ id }) => [id]).sort());
      }),
    );
  });

  test('merge the smallest large option with a rest that would be too small alone', () => {
    const options = [
      { id: 'dry', visitors: 400, buyers: 40 },
      { id: 'oily', visitors: 300, buyers: 30 },
      { id: 'mixed', visitors: 200, buyers: 20 },
      { id: 'other', visitors: 12, buyers: 2 },
    ];
    const groups = liftGroups(allOf({ single: true, options, answered: { visitors: 912, buyers: 92 } }), SMALLEST);
    expect(groups.map(({ optionIds }) => optionIds)).toEqual([['dry'], ['oily'], ['mixed', 'other']]);
    expect(groups.at(-1)).toMatchObject({ own: { visitors: 212, buyers: 22 }, others: { visitors: 700, buyers: 70 } });
  });

  test('leave out what too few chose where several options can be chosen, and are not merged', () => {
    const options = [
      { id: 'acne', visitors: 400, buyers: 40 },
      { id: 'shine', visitors: 30, buyers: 3 },
      { id: 'lines', visitors: 595, buyers: 55 },
    ];
    const groups = liftGroups(allOf({ single: false, options, answered: { visitors: 600, buyers: 60 } }), SMALLEST);
    expect(groups).toEqual([
      { optionIds: ['acne'], unlisted: false, own: { visitors: 400, buyers: 40 }, others: { visitors: 200, buyers: 20 } },
    ]);
  });

  test('keep an option that may not be shown alone among the merged ones', () => {
    const options = [
      { id: 'dry', visitors: 400, buyers: 40 },
      { id: 'oily', visitors: 300, buyers: 30 },
    ];
    const counts = { single: true, options, shown: new Set(['dry']), answered: { visitors: 700, buyers: 70 } };
    const [first, second] = liftGroups(counts, SMALLEST);
    expect([first?.optionIds, second?.optionIds]).toEqual([['dry'], ['oily']]);
    expect(liftGroups({ ...counts, single: false }, SMALLEST).map(({ optionIds }) => optionIds)).toEqual([['dry']]);
  });
});

describe('many comparisons of one page', () => {
  /** Of `visitors`, each buyer and each other chose one of so many options without regard to buying; `lift` makes the first one buy more often. */
  function madeUpYear(random: () => number, { visitors, rate, lift = 1 }: { visitors: number; rate: number; lift?: number }) {
    const questions = Array.from({ length: 42 }, (_, index) => 2 + (index % 6));
    return questions.flatMap((options, question) => {
      const counts = Array.from({ length: options }, () => ({ visitors: 0, buyers: 0 }));
      for (let visitor = 0; visitor < visitors; visitor += 1) {
        const chosen = Math.floor(random() * options);
        const group = counts[chosen] as { visitors: number; buyers: number };
        group.visitors += 1;
        if (random() < rate * (question === 0 && chosen === 0 ? lift : 1)) group.buyers += 1;
      }
      const sum = (key: keyof BuyerGroup) => counts.reduce((total, one) => total + one[key], 0);
      return counts.map((own) => ({
        own,
        others: { visitors: sum('visitors') - own.visitors, buyers: sum('buyers') - own.buyers },
      }));
    });
  }
  const told = (year: ReturnType<typeof madeUpYear>) => rateDifferences(year).filter(({ verdict }) => verdict !== 'unknown');

  test('of many years without any effect at most one in twenty tells anything', { timeout: 120_000 }, () => {
    const random = seededRandom(43);
    const telling = Array.from(
      { length: rounds(1000, 200) },
      () => told(madeUpYear(random, { visitors: 300, rate: 0.2 })).length > 0,
    );
    expect(telling.filter(Boolean).length).toBeLessThanOrEqual(telling.length / 20);
  });

  test('a lift of a third is found among ten thousand visitors', { timeout: 60_000 }, () => {
    const random = seededRandom(7);
    const found = Array.from({ length: 20 }, () =>
      rateDifferences(madeUpYear(random, { visitors: 10_000, rate: 0.1, lift: 4 / 3 })),
    );
    expect(found.filter(([first]) => first?.verdict === 'more').length).toBeGreaterThanOrEqual(19);
  });

  test('how many answers it takes is about how many it took', () => {
    const needed = neededVisitors({ visitors: 10_000, buyers: 1000 }, 190) ?? 0;
    expect(needed).toBeGreaterThan(6000);
    expect(needed).toBeLessThan(12_000);
    const random = seededRandom(9);
    const found = Array.from({ length: 20 }, () =>
      rateDifferences(madeUpYear(random, { visitors: needed, rate: 0.1, lift: 4 / 3 })),
    );
    expect(found.filter(([first]) => first?.verdict === 'more').length).toBeGreaterThanOrEqual(13);
    expect(neededVisitors({ visitors: 10, buyers: 0 }, 190)).toBeUndefined();
  });

  test('to tell a tenth more between two halves at a rate of 4 percent takes 75,000 visitors, as tables of sample sizes say', () => {
    const needed = neededVisitors({ visitors: 100, buyers: 4 }, 1, { power: 0.8, lift: 0.1, share: 0.5 }) ?? 0;
    expect(Math.round(needed / 1000)).toBe(75);
  });

  test('a range that holds zero makes no finding, and one comparison alone has its usual range', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(group, group), { minLength: 1, maxLength: 30 }), (pairs) => {
        const compared = pairs.map(([own, others]) => ({ own, others }));
        for (const { low, high, verdict } of rateDifferences(compared)) {
          if (verdict !== 'unknown') expect(low > 0 || high < 0).toBe(true);
        }
        const [alone] = rateDifferences(compared.slice(0, 1));
        const [own, others] = pairs[0] as (typeof pairs)[number];
        expect(alone).toMatchObject({ low: rateDifference(own, others).low, high: rateDifference(own, others).high });
      }),
    );
  });
});
