import type { Position } from './distance.ts';

/** The id of a place from an online geocoder is its position: '38.72,-9.14'. */
export function positionIn(id: string): Position | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/.exec(id) ?? [];
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}
