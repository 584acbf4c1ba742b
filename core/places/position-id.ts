import type { Position } from './distance.ts';

/**
 * The id of a place that is in no list of ours is where it is ('38.72,-9.14'): an online geocoder found it. Undefined for every other
 * id. Those that can be configured, Nominatim and Photon, both answer from OpenStreetMap.
 */
export function positionIn(id: string): Position | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/.exec(id) ?? [];
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}
