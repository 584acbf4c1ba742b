import type { EnvironmentResponse } from '../../core/api/environment.ts';
import { humidityBand } from '../../core/environment/bands.ts';
import { HUMIDITY } from './humidity-table.ts';

type Point = { readonly latitude: number; readonly longitude: number };

const NORTH_END = 80;
const SOUTH_END = -60;
const STEP = 10;
const ROWS = (NORTH_END - SOUTH_END) / STEP;
const COLUMNS = 360 / STEP;

/** A finer figure would claim more than cells of 10° can tell. */
const ROUNDED_TO = 5;

/** `month` is 1 to 12. */
export function averageHumidity(point: Point, month: number): EnvironmentResponse['humidity'] {
  const percent = interpolate(point, month);
  if (percent === undefined) return { basis: 'unavailable' };
  const value = Math.round(percent / ROUNDED_TO) * ROUNDED_TO;
  return { basis: 'estimate', value, band: humidityBand(value), source: 'gpt3' };
}

/** The cells around the place, each by its nearness. Where the empty ones outweigh the others, there is no figure. */
function interpolate({ latitude, longitude }: Point, month: number): number | undefined {
  if (latitude < SOUTH_END || latitude > NORTH_END) return undefined;
  const row = Math.min(ROWS - 1, Math.max(0, (latitude - SOUTH_END) / STEP - 0.5));
  const column = (longitude + 180) / STEP - 0.5;
  let [sum, weights] = [0, 0];
  for (const southern of [Math.floor(row), Math.floor(row) + 1])
    for (const western of [Math.floor(column), Math.floor(column) + 1]) {
      const weight = (1 - Math.abs(row - southern)) * (1 - Math.abs(column - western));
      const percent = cell(month, southern, western);
      if (percent === undefined) continue;
      sum += weight * percent;
      weights += weight;
    }
  return weights >= 0.5 ? sum / weights : undefined;
}

function cell(month: number, row: number, column: number): number | undefined {
  const at = 2 * ((column + COLUMNS) % COLUMNS);
  const digits = row < ROWS ? HUMIDITY[(month - 1) * ROWS + row]?.slice(at, at + 2) : undefined;
  return digits === undefined || digits === '--' ? undefined : Number(digits);
}
