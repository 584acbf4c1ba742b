import type { CityTable } from './city-table.ts';
import { unpack } from './packed.ts';
import { splitSections } from './sections.ts';
import { LOGARITHM, TEN_METRES } from './snapshot.ts';

export function readSnapshot(snapshot: Uint8Array<ArrayBuffer>): CityTable {
  const [head = EMPTY, names = EMPTY, ...columns] = splitSections(snapshot);
  const [id, region, timeZone, latitude, longitude, population, elevation, suburb, languageSet] = columns.map(unpack);
  const size = id?.length ?? 0;
  return {
    head: head.slice(),
    names: names.slice(),
    ...offsets(names, size, languageSet?.length ?? 0),
    languageSet: Uint16Array.from(languageSet ?? []),
    id: Uint32Array.from(id ?? []),
    region: Uint16Array.from(region ?? []),
    timeZone: Uint16Array.from(timeZone ?? []),
    latitude: Int16Array.from(latitude ?? []),
    longitude: Int16Array.from(longitude ?? []),
    population: Uint32Array.from(population ?? [], (logarithm) => 2 ** (logarithm / LOGARITHM)),
    elevation: Int16Array.from(elevation ?? [], (tens) => tens * TEN_METRES),
    suburb: Uint8Array.from(suburb ?? []),
  };
}

function offsets(text: Uint8Array, cities: number, names: number): Pick<CityTable, 'nameStart' | 'firstName'> {
  const nameStart = new Uint32Array(names + 1);
  const firstName = new Uint32Array(cities + 1);
  let name = 0;
  let city = 0;
  text.forEach((byte, at) => {
    if (byte !== TAB && byte !== LINE_END) return;
    nameStart[++name] = at + 1;
    if (byte === LINE_END) firstName[++city] = name;
  });
  nameStart[names] = text.length + 1;
  firstName[cities] = names;
  return { nameStart, firstName };
}

const EMPTY = new Uint8Array();
const TAB = 9;
const LINE_END = 10;
