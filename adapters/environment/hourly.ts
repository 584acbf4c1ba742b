import type { EnvironmentResponse } from '../../core/api/environment.ts';
import { HOUR_MS, MINUTE_MS } from '../../core/time.ts';
import type { EnvironmentPort } from './port.ts';

const MAX_PLACES = 5000;

type CachedReading = { readonly until: number; readonly found: Promise<EnvironmentResponse> };

/** One request per place and hour. An incomplete answer is requested again after a minute. */
export function hourly(port: EnvironmentPort): EnvironmentPort {
  const cache = new Map<string, CachedReading>();
  return {
    at(spot, now) {
      const cached = cache.get(spot.id);
      if (cached && now.getTime() < cached.until) return cached.found;
      const found = port.at(spot, now);
      const hourEnds = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
      const store = (until: number) => {
        cache.delete(spot.id);
        cache.set(spot.id, { until, found });
      };
      store(hourEnds);
      found.then(
        (environment) => isComplete(environment) || store(Math.min(hourEnds, now.getTime() + MINUTE_MS)),
        () => cache.delete(spot.id),
      );
      const [oldest] = cache.keys();
      if (cache.size > MAX_PLACES && oldest !== undefined) cache.delete(oldest);
      return found;
    },
  };
}

function isComplete({ uv, humidity, pollution }: EnvironmentResponse): boolean {
  return [uv, humidity, pollution].every(({ basis }) => basis === 'live');
}
