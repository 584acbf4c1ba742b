import { z } from 'zod';
import type { HumidityBand, PollutionBand, UvBand } from '../environment/bands.ts';
import { text } from './text.ts';

export const EnvironmentRequest = z.strictObject({ place: text(40) });

export type EnvironmentResponse = {
  readonly uv: EnvironmentReading<UvBand>;
  /** Percent. Estimated the average of the month over some hundred kilometres, in steps of 5. */
  readonly humidity: EnvironmentReading<HumidityBand>;
  /** Live the United States AQI; estimated micrograms of fine dust (PM2.5) per cubic metre, a country's average of a year. */
  readonly pollution: EnvironmentReading<PollutionBand>;
  /** Peaks are maxima under a clear sky: of the day, of a month's days, and in the middle of each month from January. */
  readonly uvPeak: { readonly value: number };
  readonly uvMonth: { readonly month: number; readonly low: number; readonly high: number };
  readonly uvYear: readonly number[];
};

/** `live` comes from a weather service, `estimate` from a formula or a table; `unavailable` has no source. */
export type EnvironmentReading<Band> =
  | { readonly basis: 'live' | 'estimate'; readonly value: number; readonly band: Band; readonly source: EnvironmentSource }
  | { readonly basis: 'unavailable' };

type EnvironmentSource = 'open-meteo' | 'clear-sky' | 'world-bank' | 'gpt3';
