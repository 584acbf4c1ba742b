import type { LocationBias } from '../../../adapters/places/port.ts';
import { countryOfZone } from './country.ts';

type RequestedBias = LocationBias | { readonly timeZone: string } | undefined;

export function locationBiasOf(near: RequestedBias): LocationBias | undefined {
  if (!near || !('timeZone' in near)) return near;
  const countryCode = countryOfZone(near.timeZone);
  return countryCode === undefined ? undefined : { countryCode };
}
