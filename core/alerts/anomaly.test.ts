import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../time.ts';
import { anomalyVerdicts, comparedHours, isOutside, MIN_MEDIAN, MIN_WEEKS, usualRange, WEEKS } from './anomaly.ts';

const figure = fc.integer({ min: MIN_MEDIAN, max: 100_000 });
const history = fc.array(figure, { minLength: MIN_WEEKS, maxLength: WEEKS });

const rangeOf = (figures: readonly number[]) => {
  const range = usualRange(figures);
  if (!range) throw new Error('There should be enough data.');
  return range;
};

describe('the usual range of an hour', () => {
  test('holds the figure of a series that never changes, and all between half and double of it', () => {
    fc.assert(
      fc.property(
        figure,
        fc.integer({ min: MIN_WEEKS, max: WEEKS }),
        fc.integer({ min: 50, max: 200 }),
        (each, weeks, percent) => {
          const range = rangeOf(Array(weeks).fill(each));
          expect(isOutside(each, range)).toBe(false);
          expect(isOutside((each * percent) / 100, range)).toBe(false);
        },
      ),
    );
  });

  test('does not hold a figure below 40 % or above double of a series that never changes', () => {
    fc.assert(
      fc.property(figure, (each) => {
        const range = rangeOf(Array(WEEKS).fill(each));
        expect(isOutside(Math.ceil(each * 0.4) - 1, range)).toBe(true);
        expect(isOutside(2 * each + 1, range)).toBe(true);
      }),
    );
  });

  test('never holds a standstill, however much the weeks before varied', () => {
    fc.assert(fc.property(history, (weeks) => void expect(isOutside(0, rangeOf(weeks))).toBe(true)));
  });

  test('holds the median of the weeks before, in whatever order they stand', () => {
    fc.assert(
      fc.property(history, (weeks) => {
        const range = rangeOf(weeks);
        expect(isOutside(range.median, range)).toBe(false);
        expect(usualRange(weeks.toReversed())).toEqual(range);
      }),
    );
  });

  test('hardly moves for one bad week', () => {
    fc.assert(
      fc.property(figure, fc.nat(1_000_000), (each, bad) => {
        expect(rangeOf([...Array(WEEKS - 1).fill(each), bad])).toEqual(rangeOf(Array(WEEKS).fill(each)));
      }),
    );
  });

  test('is not known with too few weeks', () => {
    fc.assert(
      fc.property(fc.array(figure, { maxLength: MIN_WEEKS - 1 }), (weeks) => void expect(usualRange(weeks)).toBeUndefined()),
    );
  });

  test('is not known with too small figures', () => {
    const small = fc.array(fc.nat(MIN_MEDIAN - 1), { minLength: WEEKS, maxLength: WEEKS });
    fc.assert(fc.property(small, (weeks) => void expect(usualRange(weeks)).toBeUndefined()));
  });
});

describe('the verdicts on a stretch of hours', () => {
  const span = { from: 0, until: 3 * HOUR_MS };
  const usual = Array(WEEKS).fill({ visitors: 100, buyers: 40 });
  const broken = (counts: Parameters<typeof anomalyVerdicts>[1]) =>
    anomalyVerdicts(span, counts).flatMap((verdict) => (verdict.broken ? [[verdict.rule, verdict.broken.figure]] : []));

  test('name visitors and buyers apart', () => {
    expect(broken({ current: { visitors: 100, buyers: 3 }, earlier: usual })).toEqual([['buyers', 3]]);
    expect(broken({ current: { visitors: 400, buyers: 40 }, earlier: usual })).toEqual([['visitors', 400]]);
    expect(broken({ current: { visitors: 100, buyers: 40 }, earlier: usual })).toEqual([]);
  });

  test('leave out weeks in which the website was not there', () => {
    const away = { visitors: 0, buyers: 0 };
    const drop = { visitors: 10, buyers: 1 };
    expect(broken({ current: drop, earlier: [...usual.slice(2), away, away] })).toHaveLength(2);
    expect(broken({ current: drop, earlier: [...usual.slice(3), away, away, away] })).toEqual([]);
  });
});

describe('the compared hours', () => {
  const lengths = (now: string, zone: string) =>
    comparedHours(Date.parse(now), zone)?.earlier.map(({ from, until }) => (until - from) / HOUR_MS);

  test('are three that ended an hour ago, and those of the same clock in eight weeks before', () => {
    const hours = comparedHours(Date.parse('2026-04-08T12:20:00Z'), 'Europe/Berlin');
    expect(hours?.current).toEqual({ from: Date.parse('2026-04-08T08:00:00Z'), until: Date.parse('2026-04-08T11:00:00Z') });
    expect(hours?.earlier.map(({ from }) => new Date(from).toISOString().slice(0, 13))).toEqual([
      '2026-04-01T08',
      '2026-03-25T09',
      '2026-03-18T09',
      '2026-03-11T09',
      '2026-03-04T09',
      '2026-02-25T09',
      '2026-02-18T09',
      '2026-02-11T09',
    ]);
  });

  test('leave out the week in which the clock changed within them', () => {
    expect(lengths('2026-04-05T04:00:00Z', 'Europe/Berlin')).toEqual(Array(WEEKS - 1).fill(3));
    expect(lengths('2026-11-01T04:00:00Z', 'Europe/Berlin')).toEqual(Array(WEEKS - 1).fill(3));
  });

  test('are none while the clock changes', () => {
    expect(comparedHours(Date.parse('2026-03-29T04:00:00Z'), 'Europe/Berlin')).toBeUndefined();
    expect(comparedHours(Date.parse('2026-03-29T04:00:00Z'), 'UTC')?.earlier).toHaveLength(WEEKS);
  });

  test('show the same clock and weekday in every zone and at every time', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'America/Santiago',
    );
    const times = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2028-01-01') });
    fc.assert(
      fc.property(zones, times, (timeZone, now) => {
        const hours = comparedHours(now, timeZone);
        if (!hours) return;
        const clock = new Intl.DateTimeFormat('en', { timeZone, weekday: 'long', hour: 'numeric', minute: 'numeric' });
        expect(hours.earlier.length).toBeGreaterThanOrEqual(WEEKS - 1);
        for (const { from, until } of hours.earlier) {
          expect(clock.format(from)).toBe(clock.format(hours.current.from));
          expect(until - from).toBe(3 * HOUR_MS);
        }
      }),
      { numRuns: 30 },
    );
  });
});
