import { z } from 'zod';
import type { HumidityBand, PollutionBand, UvBand } from '../environment/bands.ts';
import { text } from './text.ts';

/** `GET /api/environment?place=`, with the id of a place. */
export const EnvironmentRequest = z.strictObject({ place: text(40) });

/** What the air asks of skin at a place. */
export type EnvironmentResponse = {
  /** UV index. */
  readonly uv: EnvironmentReading<UvBand>;
  /** Relative humidity in percent. */
  readonly humidity: EnvironmentReading<HumidityBand>;
  /** The air quality index of the United States, 0 to 500. */
  readonly pollution: EnvironmentReading<PollutionBand>;
  /** The highest UV index that the day can bring, if no cloud comes; what `uv` says too where it is an estimate. */
  readonly uvPeak: { readonly value: number };
};

/**
 * `live`: what a weather service says of this hour. `estimate`: worked out, not measured. `unavailable`: no source has a value.
 */
export type EnvironmentReading<Band> =
  | { readonly basis: 'live' | 'estimate'; readonly value: number; readonly band: Band; readonly source: EnvironmentSource }
  | { readonly basis: 'unavailable' };

/** Who says so: a weather service, which content/credits.ts names beside the value, or our own formula. */
export type EnvironmentSource = 'open-meteo' | 'clear-sky';
