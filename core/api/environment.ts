import { z } from 'zod';
import type { HumidityBand, PollutionBand, UvBand } from '../environment/bands.ts';
import { text } from './text.ts';

/** `GET /api/environment?place=`, with the id of a place. Humidity is in percent, pollution is the United States AQI. */
export const EnvironmentRequest = z.strictObject({ place: text(40) });

export type EnvironmentResponse = {
  readonly uv: EnvironmentReading<UvBand>;
  readonly humidity: EnvironmentReading<HumidityBand>;
  readonly pollution: EnvironmentReading<PollutionBand>;
  /** The maximum of the day under a clear sky. */
  readonly uvPeak: { readonly value: number };
};

/** `live` comes from a weather service, `estimate` from our own formula; `unavailable` has no source. */
export type EnvironmentReading<Band> =
  | { readonly basis: 'live' | 'estimate'; readonly value: number; readonly band: Band; readonly source: EnvironmentSource }
  | { readonly basis: 'unavailable' };

type EnvironmentSource = 'open-meteo' | 'clear-sky';
