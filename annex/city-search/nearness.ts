import type { LocationBias } from '../../adapters/places/port.ts';
import { distanceKm } from '../../core/places/distance.ts';
import { type CityGrid, cityAt } from './city-grid.ts';
import { type CityTable, positionOf, regionOf, type TableHead } from './city-table.ts';
import type { Nearness } from './search.ts';

/** About one in a hundred visitors who seem to be in a country lives in another. */
const SAME_COUNTRY = 100;
/** How much likelier the nearest city is than a far one of the same country; half of it at `HALF_KM`. */
const MAX_NEARNESS_BOOST = 30;
const HALF_BOOST_KM = 50;

export function nearnessTo(near: LocationBias, table: CityTable, grid: CityGrid, head: TableHead): Nearness {
  if ('countryCode' in near) return { region: sameCountry(near.countryCode) };
  const city = cityAt(table, grid, head, near);
  return {
    region: sameCountry(city === undefined ? undefined : regionOf(table, head, city)?.country),
    city: (other) => 1 + MAX_NEARNESS_BOOST / (1 + (distanceKm(near, positionOf(table, other)) / HALF_BOOST_KM) ** 2),
  };
}

function sameCountry(countryCode: string | undefined): (country: string) => number {
  return (country) => (country === countryCode ? SAME_COUNTRY : 1);
}
