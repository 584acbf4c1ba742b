import { expect, test } from 'vitest';
import { environmentContract } from './contract.ts';
import { offlineEnvironment, peakUv } from './offline.ts';

environmentContract('the estimate', async () => ({ port: offlineEnvironment(), close: async () => {} }));

const LISBON = { latitude: 38.72, longitude: -9.14 };

test('the UV index is an estimate and equals its peak, and the other values are unavailable', async () => {
  const found = await offlineEnvironment().at({ id: 'lisbon', ...LISBON }, new Date('2026-06-21T09:00:00Z'));
  expect(found).toEqual({
    uv: { basis: 'estimate', value: 9.7, band: 'very-high', source: 'clear-sky' },
    humidity: { basis: 'unavailable' },
    pollution: { basis: 'unavailable' },
    uvPeak: { value: 9.7 },
  });
});

test('the UV index is the peak of the day at every hour', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => peakUv(LISBON, new Date(Date.UTC(2026, 5, 21, hour, 30))));
  expect(Math.max(...hours) - Math.min(...hours)).toBeLessThanOrEqual(0.1);
});

test('the season is the same on both sides of the date line', () => {
  const now = new Date('2026-11-21T23:30:00Z');
  const east = peakUv({ latitude: -18, longitude: 179.9 }, now);
  const west = peakUv({ latitude: -18, longitude: -179.9 }, now);
  expect(Math.abs(east - west)).toBeLessThan(0.3);
});

test('the UV index is zero in the polar night and low in the polar summer', () => {
  expect(peakUv({ latitude: 78.2, longitude: 15.6 }, new Date('2026-12-21T12:00:00Z'))).toBe(0);
  expect(peakUv({ latitude: 78.2, longitude: 15.6 }, new Date('2026-06-21T12:00:00Z'))).toBeLessThan(4);
});
