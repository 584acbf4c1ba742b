import { expect, test } from 'vitest';
import type { EnvironmentResponse } from '../../core/api/environment.ts';
import { environmentContract } from './contract.ts';
import { hourly } from './hourly.ts';
import { offlineEnvironment } from './offline.ts';
import type { EnvironmentPlace, EnvironmentPort } from './port.ts';

environmentContract('the environment cache', async () => ({ port: hourly(offlineEnvironment()), close: async () => {} }));

const LISBON: EnvironmentPlace = { id: 'lisbon', countryCode: 'PT', latitude: 38.72, longitude: -9.13 };
const QUITO: EnvironmentPlace = { id: 'quito', countryCode: 'EC', latitude: -0.23, longitude: -78.52 };

const WHOLE: EnvironmentResponse = {
  uv: { basis: 'live', value: 7, band: 'high', source: 'open-meteo' },
  humidity: { basis: 'live', value: 63, band: 'humid', source: 'open-meteo' },
  pollution: { basis: 'live', value: 41, band: 'good', source: 'open-meteo' },
  uvPeak: { value: 9.7 },
  uvMonth: { month: 6, low: 9.2, high: 9.8 },
  uvYear: [3, 4.3, 6, 7.9, 9.1, 9.7, 9.6, 8.9, 7.2, 5.1, 3.4, 2.6],
};
const PARTIAL: EnvironmentResponse = { ...WHOLE, humidity: { basis: 'unavailable' } };

function counting(answer: () => Promise<EnvironmentResponse>) {
  const asked: string[] = [];
  const port: EnvironmentPort = {
    at: async (spot) => {
      asked.push(spot.id);
      return answer();
    },
  };
  return { asked, port: hourly(port) };
}

const at = (time: string) => new Date(`2026-06-21T${time}Z`);

test('the environment of a place is requested once an hour, also by concurrent callers', async () => {
  const { asked, port } = counting(async () => WHOLE);
  await Promise.all([port.at(LISBON, at('12:00:00')), port.at(LISBON, at('12:00:00')), port.at(QUITO, at('12:00:00'))]);
  await port.at(LISBON, at('12:59:59'));
  expect(asked).toEqual(['lisbon', 'quito']);
  await port.at(LISBON, at('13:00:00'));
  expect(asked).toEqual(['lisbon', 'quito', 'lisbon']);
});

test('an incomplete environment is requested again after a minute', async () => {
  const { asked, port } = counting(async () => PARTIAL);
  await port.at(LISBON, at('12:00:00'));
  await port.at(LISBON, at('12:00:59'));
  expect(asked).toHaveLength(1);
  await port.at(LISBON, at('12:01:00'));
  expect(asked).toHaveLength(2);
});

test('a failed request for the environment is not cached', async () => {
  const { asked, port } = counting(() => Promise.reject(new Error('no')));
  await expect(port.at(LISBON, at('12:00:00'))).rejects.toThrow('no');
  await expect(port.at(LISBON, at('12:00:00'))).rejects.toThrow('no');
  expect(asked).toHaveLength(2);
});

test('the environment cache drops its oldest place when it is full', async () => {
  const { asked, port } = counting(async () => WHOLE);
  for (let place = 0; place <= 5000; place++) await port.at({ ...LISBON, id: `${place}` }, at('12:00:00'));
  await port.at({ ...LISBON, id: '0' }, at('12:00:00'));
  await port.at({ ...LISBON, id: '5000' }, at('12:00:00'));
  expect(asked.slice(-2)).toEqual(['5000', '0']);
});
