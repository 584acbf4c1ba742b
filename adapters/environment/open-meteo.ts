import { z } from 'zod';
import type { EnvironmentReading, EnvironmentResponse } from '../../core/api/environment.ts';
import { humidityBand, pollutionBand, uvBand } from '../../core/environment/bands.ts';
import { callService } from '../http/call-service.ts';
import type { TryOutcome } from '../integration.ts';
import type { EnvironmentPlace, EnvironmentPort } from './port.ts';

/** Open-Meteo's free hosts exclude commercial use. */
type OpenMeteoSettings = { readonly key: string } | { readonly url: URL };

type Options = {
  readonly settings: OpenMeteoSettings;
  readonly otherwise: EnvironmentPort;
  readonly onFailure: (detail: string) => void;
  readonly timeoutMs?: number;
};

/** Both services are called at once, within the two seconds that a visitor waits. */
const TIMEOUT_MS = 1500;

export function openMeteoEnvironment({ settings, otherwise, onFailure, timeoutMs = TIMEOUT_MS }: Options): EnvironmentPort {
  async function current(service: Service, spot: EnvironmentPlace, names: readonly string[]): Promise<Numbers> {
    const answer = await callService(address(settings, service, spot, names), { timeoutMs });
    const parsed = answer.ok ? Answer.safeParse(answer.body) : undefined;
    if (!answer.ok) onFailure(`Open-Meteo, ${service}: ${answer.detail}`);
    else if (!parsed?.success) onFailure(`Open-Meteo, ${service}: The answer has no current values.`);
    return parsed?.success ? parsed.data.current : {};
  }

  return {
    async at(spot, now) {
      const [air, weather, estimate] = await Promise.all([
        current('air-quality', spot, ['uv_index', 'us_aqi']),
        current('forecast', spot, ['relative_humidity_2m']),
        otherwise.at(spot, now),
      ]);
      return {
        uv: live(air.uv_index, uvBand) ?? estimate.uv,
        humidity: live(weather.relative_humidity_2m, humidityBand) ?? estimate.humidity,
        pollution: live(air.us_aqi, pollutionBand) ?? estimate.pollution,
        uvPeak: estimate.uvPeak,
        uvMonth: estimate.uvMonth,
        uvYear: estimate.uvYear,
      } satisfies EnvironmentResponse;
    },
  };
}

/** A position in Paris; both services are called. */
export async function tryOpenMeteo(settings: OpenMeteoSettings, otherwise: EnvironmentPort): Promise<TryOutcome> {
  const failures: string[] = [];
  const onFailure = (detail: string) => void failures.push(detail);
  const environment = openMeteoEnvironment({ settings, otherwise, onFailure, timeoutMs: 10_000 });
  await environment.at(PARIS, new Date());
  const [failure] = failures;
  return failure === undefined
    ? { ok: true, detail: 'Open-Meteo tells UV, humidity and air quality.' }
    : { ok: false, detail: failure };
}

const PARIS: EnvironmentPlace = { id: 'try', latitude: 48.86, longitude: 2.35, countryCode: 'FR' };

type Service = 'air-quality' | 'forecast';

const HOSTS: Readonly<Record<Service, string>> = {
  'air-quality': 'https://customer-air-quality-api.open-meteo.com',
  forecast: 'https://customer-api.open-meteo.com',
};

function address(
  settings: OpenMeteoSettings,
  service: Service,
  { latitude, longitude }: EnvironmentPlace,
  names: readonly string[],
): URL {
  const base = 'url' in settings ? settings.url.href.replace(/\/$/, '') : HOSTS[service];
  const url = new URL(`${base}/v1/${service}`);
  url.search = new URLSearchParams({
    latitude: latitude.toFixed(2),
    longitude: longitude.toFixed(2),
    current: names.join(','),
    timezone: 'auto',
    ...('key' in settings && { apikey: settings.key }),
  }).toString();
  return url;
}

const between = (lowest: number, highest: number) => z.number().min(lowest).max(highest).optional().catch(undefined);

const Answer = z.object({
  current: z.object({ uv_index: between(0, 30), us_aqi: between(0, 1000), relative_humidity_2m: between(0, 100) }),
});
type Numbers = Partial<z.output<typeof Answer>['current']>;

function live<Band>(value: number | undefined, band: (value: number) => Band): EnvironmentReading<Band> | undefined {
  return value === undefined ? undefined : { basis: 'live', value, band: band(value), source: 'open-meteo' };
}
