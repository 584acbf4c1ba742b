import { describe, expect, test } from 'vitest';
import { averageHumidity } from './humidity.ts';
import { type HumidityReference, hongKong, unitedStates, yearRound } from './references-humidity.ts';

const all = [...unitedStates, ...yearRound, ...hongKong];

/** Coasts and a valley of fog, which cells of 10° do not see. */
const MISSES = ['Boston 2', 'Fresno 12', 'New York 1'];

describe('the humidity of a month', () => {
  test.each(all.filter((reference) => !MISSES.includes(name(reference))))(
    'is within 15 points of the published value: $city, month $month, $percent %',
    (reference) => {
      expect(deviation(reference)).toBeLessThanOrEqual(15);
    },
  );

  test('differs from published values by 6 points on average, and by more than 15 only for the listed exceptions', () => {
    expect(all.filter((reference) => deviation(reference) > 15).map(name)).toEqual(MISSES);
    expect(all.reduce((sum, reference) => sum + deviation(reference), 0) / all.length).toBeLessThan(6.5);
  });

  test.each([
    ['Riyadh in July', 24.7, 46.7, 7, 'dry'],
    ['Las Vegas in June', 36.2, -115.1, 6, 'dry'],
    ['Denver in July', 39.7, -105, 7, 'comfortable'],
    ['Singapore in April', 1.35, 103.8, 4, 'humid'],
    ['Berlin in December', 52.5, 13.4, 12, 'humid'],
  ])('has the band of the climate: %s', (_place, latitude, longitude, month, band) => {
    expect(averageHumidity({ latitude, longitude }, month)).toMatchObject({ basis: 'estimate', source: 'gpt3', band });
  });

  test('has steps of five', () => {
    for (const { latitude, longitude, month } of all)
      expect(averageHumidity({ latitude, longitude }, month)).toMatchObject({ value: expect.toSatisfy(isMultipleOfFive) });
  });

  test('is the same on both sides of the date line, and at both ends of the longitudes', () => {
    for (const month of [1, 7])
      expect(averageHumidity({ latitude: -18, longitude: -180 }, month)).toEqual(
        averageHumidity({ latitude: -18, longitude: 180 }, month),
      );
  });

  test.each([
    ['near the south pole', -77.85, 166.67, 7],
    ['near the north pole', 82.5, -62.3, 7],
    ['where the month freezes hard', 62, 129.7, 1],
  ])('is unknown %s', (_where, latitude, longitude, month) => {
    expect(averageHumidity({ latitude, longitude }, month)).toEqual({ basis: 'unavailable' });
  });

  test('is known in the warm months of a place whose winter freezes hard', () => {
    expect(averageHumidity({ latitude: 62, longitude: 129.7 }, 7)).toMatchObject({ basis: 'estimate' });
  });
});

const name = ({ city, month }: HumidityReference) => `${city} ${month}`;
const isMultipleOfFive = (value: number) => value % 5 === 0;

function deviation({ percent, month, ...place }: HumidityReference): number {
  const humidity = averageHumidity(place, month);
  return humidity.basis === 'unavailable' ? Number.POSITIVE_INFINITY : Math.abs(humidity.value - percent);
}
