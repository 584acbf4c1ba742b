import { getPosition, getTimes } from 'suncalc';
import { uvBand } from '../../core/environment/bands.ts';
import { clearSkyUv } from '../../core/environment/uv.ts';
import { DAY_MS } from '../../core/time.ts';
import type { EnvironmentPlace, EnvironmentPort } from './port.ts';

/** The sun's height gives the UV index of a clear day. Humidity and pollution cannot be computed. */
export function offlineEnvironment(): EnvironmentPort {
  return {
    async at(spot, now) {
      const value = peakUv(spot, now);
      return {
        uv: { basis: 'estimate', value, band: uvBand(value), source: 'clear-sky' },
        humidity: { basis: 'unavailable' },
        pollution: { basis: 'unavailable' },
        uvPeak: { value },
      };
    },
  };
}

export function peakUv({ latitude, longitude, elevation }: Omit<EnvironmentPlace, 'id'>, now: Date): number {
  const { solarNoon } = getTimes(now, latitude, longitude);
  const { altitude } = getPosition(solarNoon, latitude, longitude);
  const index = clearSkyUv({ sunAltitude: altitude, latitude, day: dayOfYear(solarNoon), elevation });
  return Math.round(index * 10) / 10;
}

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS) + 1;
}
