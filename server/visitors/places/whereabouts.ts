import type { Near } from '../../../adapters/places/port.ts';
import { countryOfZone } from './country.ts';

type Asked = Near | { readonly timeZone: string } | undefined;

/** Turns the time zone of a browser, which a browser tells without asking anybody, into the country whose clocks it is. */
export function whereaboutsOf(near: Asked): Near | undefined {
  if (!near || !('timeZone' in near)) return near;
  const countryCode = countryOfZone(near.timeZone);
  return countryCode === undefined ? undefined : { countryCode };
}
