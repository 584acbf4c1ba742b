import type { Place } from '../../core/api/places.ts';
import { countryName } from '../../core/places/countries.ts';
import { placeLabel } from '../../core/places/label.ts';
import { type CityTable, type Name, nameText, positionOf, regionOf, type TableHead } from './city-table.ts';

/** GeoNames has a great depth where no elevation is known. */
const MIN_ELEVATION = -500;

export function describeCity(table: CityTable, head: TableHead, number: number, language = 'en'): Place {
  const [spoken = 'en'] = language.toLowerCase().split('-');
  const index = head.languages.indexOf(spoken);
  const region = regionOf(table, head, number);
  const countryCode = region?.country ?? '';
  const names = {
    city: cityName(table, head, number, index),
    region: nameIn(region?.names ?? [], index),
    country: countryName(countryCode, index < 0 ? 'en' : spoken),
  };
  const elevation = table.elevation[number] ?? MIN_ELEVATION;
  return {
    id: String(table.id[number]),
    label: placeLabel(names),
    ...names,
    countryCode,
    ...positionOf(table, number),
    timeZone: head.timeZones[table.timeZone[number] ?? 0] ?? 'UTC',
    ...(elevation > MIN_ELEVATION && { elevation }),
  };
}

function cityName(table: CityTable, head: TableHead, number: number, language: number): string {
  const first = table.firstName[number] ?? 0;
  for (let name = first; language >= 0 && name < (table.firstName[number + 1] ?? 0); name++) {
    if (head.languageSets[table.languageSet[name] ?? 0]?.includes(language)) return nameText(table, name);
  }
  return nameText(table, first);
}

function nameIn(names: readonly Name[], language: number): string {
  return (names.find(({ languages }) => languages.includes(language)) ?? names[0])?.text ?? '';
}
