import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fineDustBand, humidityBand, pollutionBand, uvBand } from '../../core/environment/bands.ts';
import type { EnvironmentPlace, EnvironmentPort } from './port.ts';

type OpenEnvironment = { readonly port: EnvironmentPort; close(): Promise<void> };

/** From the pole to the equator, on both sides of the date line, high and low. */
const SPOTS: readonly EnvironmentPlace[] = [
  { id: 'longyearbyen', countryCode: 'NO', latitude: 78.22, longitude: 15.65 },
  { id: 'quito', countryCode: 'EC', latitude: -0.23, longitude: -78.52, elevation: 2850 },
  { id: 'suva', countryCode: 'FJ', latitude: -18.14, longitude: 178.44 },
  { id: 'apia', countryCode: 'WS', latitude: -13.83, longitude: -171.77 },
  { id: 'mcmurdo', countryCode: 'AQ', latitude: -77.85, longitude: 166.67 },
];
const DAYS = ['2026-01-01T00:00:00Z', '2028-02-29T23:59:59Z', '2026-06-21T12:00:00Z', '2026-12-31T23:59:59Z'];

export function environmentContract(name: string, open: () => Promise<OpenEnvironment>): void {
  describe(`${name} keeps the contract of the environment`, () => {
    let opened: OpenEnvironment;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test.each(SPOTS)('every value at $id is plausible, in its band, and has a source', async (spot) => {
      for (const day of DAYS) {
        const { uv, humidity, pollution, uvPeak, uvMonth, uvYear } = await opened.port.at(spot, new Date(day));
        if (uv.basis === 'unavailable') expect.fail('the UV index can always be worked out');
        expect(uv.band).toBe(uvBand(uv.value));
        expect(uvMonth.low).toBeLessThanOrEqual(uvPeak.value);
        expect(uvMonth.high).toBeGreaterThanOrEqual(uvPeak.value);
        expect(uvYear).toHaveLength(12);
        expect(uvYear[uvMonth.month - 1]).toBeGreaterThan(uvMonth.low - 0.3);
        expect(uvYear[uvMonth.month - 1]).toBeLessThan(uvMonth.high + 0.3);
        for (const value of [uv.value, uvMonth.low, uvMonth.high, ...uvYear]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(30);
        }
        if (humidity.basis !== 'unavailable') {
          expect(humidity.band).toBe(humidityBand(humidity.value));
          expect(humidity.value).toBeGreaterThanOrEqual(0);
          expect(humidity.value).toBeLessThanOrEqual(100);
        }
        if (pollution.basis !== 'unavailable') {
          expect(pollution.band).toBe((pollution.basis === 'live' ? pollutionBand : fineDustBand)(pollution.value));
          expect(pollution.value).toBeGreaterThanOrEqual(0);
        }
        for (const reading of [uv, humidity, pollution])
          if (reading.basis !== 'unavailable')
            expect(['open-meteo', 'clear-sky', 'world-bank', 'gpt3']).toContain(reading.source);
      }
    });

    test('the same place and time give the same values', async () => {
      const [spot] = SPOTS as [EnvironmentPlace];
      const now = new Date('2026-06-21T12:00:00Z');
      expect(await opened.port.at(spot, now)).toEqual(await opened.port.at(spot, now));
    });
  });
}
