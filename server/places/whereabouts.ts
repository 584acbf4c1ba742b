import type { Near, PlacesPort } from '../../adapters/places/port.ts';

type Asked = Near | { readonly timeZone: string } | undefined;

/** Turns the time zone of a browser, which a browser tells without asking anybody, into the country of the city that the zone is named after. */
export function whereaboutsFinder(places: Pick<PlacesPort, 'search'>): (near: Asked) => Promise<Near | undefined> {
  const known = new Map<string, Near>();
  return async (near) => {
    if (!near || !('timeZone' in near)) return near;
    const { timeZone } = near;
    if (!known.has(timeZone)) {
      const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
      const found = (await places.search(city)).find((place) => place.timeZone === timeZone);
      // Zones that nobody lives in cannot fill the memory.
      if (!found) return undefined;
      known.set(timeZone, { countryCode: found.countryCode });
    }
    return known.get(timeZone);
  };
}
