import type { EnvironmentResponse } from '../../core/api/environment.ts';
import type { EnvironmentPort } from './port.ts';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** Some megabytes at most. */
const MOST_SPOTS = 5000;

type Kept = { readonly until: number; readonly found: Promise<EnvironmentResponse> };

/**
 * Asks for each place once an hour, however many visitors live there. An answer that is missing something is asked for again after a
 * minute: a source that is down is neither hammered nor given up.
 */
export function hourly(port: EnvironmentPort): EnvironmentPort {
  const kept = new Map<string, Kept>();
  return {
    at(spot, now) {
      const known = kept.get(spot.id);
      if (known && now.getTime() < known.until) return known.found;
      const found = port.at(spot, now);
      const hourEnds = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
      const keep = (until: number) => {
        kept.delete(spot.id);
        kept.set(spot.id, { until, found });
      };
      keep(hourEnds);
      found.then(
        (environment) => isWhole(environment) || keep(Math.min(hourEnds, now.getTime() + MINUTE_MS)),
        () => kept.delete(spot.id),
      );
      const [oldest] = kept.keys();
      if (kept.size > MOST_SPOTS && oldest !== undefined) kept.delete(oldest);
      return found;
    },
  };
}

function isWhole({ uv, humidity, pollution }: EnvironmentResponse): boolean {
  return [uv, humidity, pollution].every(({ basis }) => basis === 'live');
}
