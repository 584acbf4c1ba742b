import type { GeoCity } from './geonames.ts';

/** Only cities of this size take in others. */
const LARGE = 100_000;
/** People to a square kilometre of a large city, which makes its radius from its population: 27 km for London, 10 km for Munich. */
const DENSITY = 4000;
const KM_PER_DEGREE = 111.2;

/** Of its radius: how near a city must be to count as a part where the data does not say which county the larger one lies in. */
const SAME_COUNTY = 1;
const UNKNOWN_COUNTY = 0.5;

/**
 * The cities whose people, asked where they live, name the larger city they lie in: Westminster, Unterföhring. A city is one where a
 * larger one of the same county is near; the farther from its centre, the larger it has to be.
 */
export function suburbsOf(cities: readonly GeoCity[]): Set<GeoCity> {
  const byRegion = Map.groupBy(cities, ({ country, admin1 }) => `${country}.${admin1}`);
  return new Set([...byRegion.values()].flatMap(suburbsOfRegion));
}

function suburbsOfRegion(cities: readonly GeoCity[]): GeoCity[] {
  const large = cities.filter(({ population }) => population >= LARGE);
  return cities.filter((city) => large.some((larger) => liesIn(city, larger)));
}

function liesIn(city: GeoCity, larger: GeoCity): boolean {
  if (city.admin2 !== larger.admin2 && larger.admin2 !== '') return false;
  const most = larger.admin2 === '' ? UNKNOWN_COUNTY : SAME_COUNTY;
  const radius = Math.sqrt(larger.population / (Math.PI * DENSITY));
  const north = city.latitude - larger.latitude;
  const east = (city.longitude - larger.longitude) * Math.cos((larger.latitude * Math.PI) / 180);
  const share = (KM_PER_DEGREE * Math.hypot(north, east)) / radius;
  return share < most && larger.population / city.population > 3 + 40 * share ** 2;
}
