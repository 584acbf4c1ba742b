import { getPosition, getTimes } from 'suncalc';
import type { EnvironmentResponse } from '../../core/api/environment.ts';
import { uvBand } from '../../core/environment/bands.ts';
import { clearSkyUv } from '../../core/environment/uv.ts';
import { monthlyPeaks } from '../../core/program/sun-peaks.ts';
import { DAY_MS } from '../../core/time.ts';
import { averageFineDust } from './fine-dust.ts';
import { averageHumidity } from './humidity.ts';
import type { EnvironmentPlace, EnvironmentPort } from './port.ts';

type Spot = Omit<EnvironmentPlace, 'id' | 'countryCode'>;

/** Solar time: 15° are an hour. */
const MS_PER_DEGREE = 240_000;

/** The sun's height gives the UV index of a clear day; one table the humidity of the month, another the fine dust of the country. */
export function offlineEnvironment(): EnvironmentPort {
  return {
    async at(spot, now) {
      const value = peakUv(spot, now);
      const uvMonth = peakUvInMonth(spot, now);
      return {
        uv: { basis: 'estimate', value, band: uvBand(value), source: 'clear-sky' },
        humidity: averageHumidity(spot, uvMonth.month),
        pollution: averageFineDust(spot.countryCode),
        uvPeak: { value },
        uvMonth,
        uvYear: monthlyPeaks(spot),
      };
    },
  };
}

export function peakUv({ latitude, longitude, elevation }: Spot, now: Date): number {
  const { solarNoon } = getTimes(now, latitude, longitude);
  const { altitude } = getPosition(solarNoon, latitude, longitude);
  const index = clearSkyUv({ sunAltitude: altitude, latitude, day: dayOfYear(solarNoon), elevation });
  return Math.round(index * 10) / 10;
}

function peakUvInMonth(spot: Spot, now: Date): EnvironmentResponse['uvMonth'] {
  const there = new Date(now.getTime() + spot.longitude * MS_PER_DEGREE);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth()];
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const peaks = Array.from({ length: days }, (_, day) => peakUv(spot, new Date(Date.UTC(year, month, day + 1, 12))));
  return { month: month + 1, low: Math.min(...peaks), high: Math.max(...peaks) };
}

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS) + 1;
}
