import { fieldsOf } from './picked-city.ts';

export type CitySun = {
  readonly uv: number;
  readonly at: number;
  /** The peak of each month, from January; cities that were picked before it was stored have none. */
  readonly year?: readonly number[];
};

export function parseCitySun(stored: unknown): CitySun | undefined {
  const { uv, at, year } = fieldsOf(stored);
  if (!isNumber(uv) || !isNumber(at)) return undefined;
  return { uv, at, ...(Array.isArray(year) && year.length === 12 && year.every(isNumber) && { year }) };
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
