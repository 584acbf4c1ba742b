import { expect, test } from 'vitest';
import { environmentContract } from './contract.ts';
import { offlineEnvironment, peakUv } from './offline.ts';
import type { EnvironmentPlace } from './port.ts';

environmentContract('the offline environment adapter', async () => ({ port: offlineEnvironment(), close: async () => {} }));

const LISBON = { latitude: 38.72, longitude: -9.14 };

const ask = (place: EnvironmentPlace, time: string) => offlineEnvironment().at(place, new Date(time));

test('the offline environment estimates UV index, humidity and fine dust, each with its source', async () => {
  expect(await ask({ id: 'lisbon', countryCode: 'PT', ...LISBON }, '2026-06-21T09:00:00Z')).toEqual({
    uv: { basis: 'estimate', value: 9.7, band: 'very-high', source: 'clear-sky' },
    humidity: { basis: 'estimate', value: 65, band: 'humid', source: 'gpt3' },
    pollution: { basis: 'estimate', value: 8, band: 'good', source: 'world-bank' },
    uvPeak: { value: 9.7 },
    uvMonth: { month: 6, low: 9.2, high: 9.8 },
    uvYear: [1.9, 3.1, 4.9, 7, 8.6, 9.5, 9.9, 9.1, 7.1, 4.6, 2.6, 1.7],
  });
});

test('the UV range of a month covers its days, and is wide in spring', async () => {
  const { uvPeak, uvMonth } = await ask({ id: 'lisbon', countryCode: 'PT', ...LISBON }, '2026-03-15T12:00:00Z');
  expect(uvMonth).toEqual({ month: 3, low: peakUv(LISBON, new Date('2026-03-01T12:00:00Z')), high: expect.any(Number) });
  expect(uvMonth.high).toBe(peakUv(LISBON, new Date('2026-03-31T12:00:00Z')));
  expect(uvMonth.high - uvMonth.low).toBeGreaterThan(1);
  expect(uvPeak.value).toBeGreaterThan(uvMonth.low);
});

test('the month of the UV range follows the time of the place', async () => {
  const sydney = { id: 'sydney', countryCode: 'AU', latitude: -33.87, longitude: 151.21 };
  expect((await ask(sydney, '2026-01-31T23:00:00Z')).uvMonth.month).toBe(2);
  expect((await ask({ ...sydney, longitude: -118.24 }, '2026-02-01T03:00:00Z')).uvMonth.month).toBe(1);
});

test('the humidity is that of the month at the place', async () => {
  const bamako = { id: 'bamako', countryCode: 'ML', latitude: 12.65, longitude: -8 };
  expect((await ask(bamako, '2026-02-15T12:00:00Z')).humidity).toMatchObject({ band: 'dry' });
  expect((await ask(bamako, '2026-08-15T12:00:00Z')).humidity).toMatchObject({ band: 'humid' });
});

test.each([
  ['Hong Kong, which the table does not have', 'HK', 'unavailable'],
  ['no country', '', 'unavailable'],
  ['India', 'IN', 'raised'],
  ['Nigeria', 'NG', 'high'],
  ['Germany', 'DE', 'moderate'],
  ['the United States', 'US', 'good'],
])('the fine dust of a place is the value of its country: %s', async (_country, countryCode, expected) => {
  const { pollution } = await ask({ id: 'somewhere', countryCode, latitude: 22.3, longitude: 114.2 }, '2026-03-15T12:00:00Z');
  expect(pollution.basis === 'unavailable' ? pollution.basis : pollution.band).toBe(expected);
});

test('the estimated UV index is the peak of the day at every hour', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => peakUv(LISBON, new Date(Date.UTC(2026, 5, 21, hour, 30))));
  expect(Math.max(...hours) - Math.min(...hours)).toBeLessThanOrEqual(0.1);
});

test('the UV range is the same on both sides of the date line', () => {
  const now = new Date('2026-11-21T23:30:00Z');
  const east = peakUv({ latitude: -18, longitude: 179.9 }, now);
  const west = peakUv({ latitude: -18, longitude: -179.9 }, now);
  expect(Math.abs(east - west)).toBeLessThan(0.3);
});

test('the estimated UV index is zero in the polar night and low in the polar summer', () => {
  expect(peakUv({ latitude: 78.2, longitude: 15.6 }, new Date('2026-12-21T12:00:00Z'))).toBe(0);
  expect(peakUv({ latitude: 78.2, longitude: 15.6 }, new Date('2026-06-21T12:00:00Z'))).toBeLessThan(4);
});
