import type { GeoCity } from './geonames.ts';

/** Only cities of this size have suburbs. */
const LARGE = 100_000;
/** People per square kilometre, which gives a radius from the population: 27 km for London, 10 km for Munich. */
const DENSITY = 4000;
const KM_PER_DEGREE = 111.2;

/** Shares of the radius within which a city is a suburb; smaller where the county of the larger city is unknown. */
const SAME_COUNTY = 1;
const UNKNOWN_COUNTY = 0.5;

/** Residents name the larger city: Westminster, Unterföhring. The farther from its centre, the larger that city must be. */
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
