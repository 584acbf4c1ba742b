import { getPosition, getTimes } from 'suncalc';
import { describe, expect, test } from 'vitest';
import { uvBand } from '../../core/environment/bands.ts';
import { peakUv } from './offline.ts';
import { arpansa, type Reference, temis } from './references.ts';
import { who } from './references-who.ts';

const TOLERANCE = 0.15;

/** Known deviations: the formula is too strong at noon in winter at 30° latitude, and where the ozone is unusual. */
const MISSES = ['Mauna Loa 2013-12-21', 'Sydney 2013-06-21', 'Cairo 2013-12-21', 'Melbourne 2017-01-24', 'Newcastle 2017-01-24'];

/** Madronich's formula is meant for a sun within 60° of the zenith. */
const highSun = (reference: Reference) => noonAltitude(reference) >= 30;
const all = [...temis, ...arpansa];

describe('the UV index of a clear day', () => {
  test.each(all.filter((reference) => highSun(reference) && !MISSES.includes(name(reference))))(
    'is within 15 %% of the published value: $city, $date, $uv',
    (reference) => {
      expect(deviation(reference)).toBeLessThanOrEqual(TOLERANCE);
    },
  );

  test('differs from published values by more than 15 % only for the listed exceptions, and by less than 25 %', () => {
    const off = all.filter((reference) => highSun(reference) && deviation(reference) > TOLERANCE);
    expect(off.map(name)).toEqual(MISSES);
    expect(Math.max(...off.map(deviation))).toBeLessThan(0.25);
  });

  test.each(all.filter((reference) => !highSun(reference)))(
    'is as low as the published value where the sun is low: $city, $date, $uv',
    (reference) => {
      const estimated = estimate(reference);
      expect(Math.abs(estimated - reference.uv)).toBeLessThan(0.2);
      expect([uvBand(estimated), uvBand(reference.uv)]).toEqual(['low', 'low']);
    },
  );

  test('is at most 15 % below the value of the WHO', () => {
    const weaker = Object.entries(who).flatMap(([city, [latitude, longitude, indices]]) =>
      indices.flatMap((uv, month) => {
        const date = new Date(Date.UTC(2013, month, 21, 12) - longitude * 240_000);
        return uv >= 3 && peakUv({ latitude, longitude }, date) < uv * (1 - TOLERANCE) ? [`${city} ${month + 1}`] : [];
      }),
    );
    expect(weaker).toEqual([]);
  });
});

const name = ({ city, date }: Reference) => `${city} ${date}`;
const deviation = (reference: Reference) => Math.abs(estimate(reference) / reference.uv - 1);

/** Solar noon, give or take a quarter of an hour: 15° are an hour. */
function noon({ date, longitude }: Reference): Date {
  return new Date(Date.parse(`${date}T12:00:00Z`) - longitude * 240_000);
}

function estimate(reference: Reference): number {
  return peakUv(reference, noon(reference));
}

function noonAltitude(reference: Reference): number {
  const { latitude, longitude } = reference;
  return getPosition(getTimes(noon(reference), latitude, longitude).solarNoon, latitude, longitude).altitude;
}
