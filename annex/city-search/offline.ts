import { MAX_PLACES, type PlacesPort } from '../../adapters/places/port.ts';
import { cityAt } from './city-grid.ts';
import { headOf } from './city-table.ts';
import { describeCity } from './describe.ts';
import { type Cities, makeCities, openCities } from './index-file.ts';
import { nearnessTo } from './nearness.ts';
import { CitySearch } from './search.ts';

type OfflineFiles = {
  /** The build's index of the snapshot. Without it the index is made in memory, which takes a second. */
  readonly index?: URL;
  readonly snapshot?: URL;
};

/** data/build.ts made the snapshot from data of GeoNames (CC BY 4.0). Reading starts at once, and searches wait for it. */
export function offlinePlaces(files: OfflineFiles = {}): PlacesPort {
  const opened = open(files);
  // Unreadable data fails the searches and not the whole server.
  opened.catch(() => undefined);
  return {
    async search(query, { language, near } = {}) {
      const { table, grid, head, cities } = await opened;
      const nearness = near && nearnessTo(near, table, grid, head);
      return cities.search(query, MAX_PLACES, nearness).map((number) => describeCity(table, head, number, language));
    },
    async nearest(position, { language } = {}) {
      const { table, grid, head } = await opened;
      const number = cityAt(table, grid, head, position);
      return number === undefined ? undefined : describeCity(table, head, number, language);
    },
    async find(id, { language } = {}) {
      const { table, head } = await opened;
      const number = /^\d{1,9}$/.test(id) ? table.id.indexOf(Number(id)) : -1;
      return number < 0 ? undefined : describeCity(table, head, number, language);
    },
  };
}

async function open({ index, snapshot }: OfflineFiles) {
  const data: Cities = (index && (await openCities(index))) ?? (await makeCities(snapshot));
  const head = headOf(data.table);
  return { ...data, head, cities: new CitySearch(data.table, data.index, head) };
}
