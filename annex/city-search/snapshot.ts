import type { CityTable, Name, Region, TableHead } from './city-table.ts';
import { pack, unpack } from './packed.ts';
import { joinSections, splitSections } from './sections.ts';

/** The first name is the English one. */
export type City = {
  /** GeoNames' number. */
  readonly id: number;
  readonly names: readonly Name[];
  readonly region: Region;
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  /** Metres. */
  readonly elevation: number;
  readonly suburb: boolean;
};

/** Hundredths of a degree are about a kilometre, as exact as the browser's rounded position. */
const HUNDREDTHS = 100;
/** Populations are logarithms, exact to 1 %; heights are in tens of metres. */
const LOGARITHM = 64;
const TEN_METRES = 10;

/** Columns of numbers and one text of names compress to a seventh of JSON. */
export function writeSnapshot(
  cities: readonly City[],
  { languages, countryNames }: Pick<TableHead, 'languages' | 'countryNames'>,
): Uint8Array<ArrayBuffer> {
  const regions = new Numbered<Region>((region) => region.country + JSON.stringify(region.names));
  const timeZones = new Numbered<string>((zone) => zone);
  const languageSets = new Numbered<readonly number[]>((set) => set.join());
  const column = (number: (city: City) => number) => pack(cities.map(number));
  const columns = [
    column(({ id }) => id),
    column(({ region }) => regions.number(region)),
    column(({ timeZone }) => timeZones.number(timeZone)),
    column(({ latitude }) => Math.round(latitude * HUNDREDTHS)),
    column(({ longitude }) => Math.round(longitude * HUNDREDTHS)),
    column(({ population }) => Math.round(Math.log2(Math.max(1, population)) * LOGARITHM)),
    column(({ elevation }) => Math.round(elevation / TEN_METRES)),
    column(({ suburb }) => Number(suburb)),
    pack(cities.flatMap(({ names }) => names.map((name) => languageSets.number(name.languages)))),
  ];
  const head: TableHead = {
    languages,
    countryNames,
    regions: regions.all,
    timeZones: timeZones.all,
    languageSets: languageSets.all,
  };
  const names = cities.map((city) => city.names.map(({ text }) => text).join('\t')).join('\n');
  return joinSections([bytesOf(JSON.stringify(head)), bytesOf(names), ...columns]);
}

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
const bytesOf = (text: string) => new TextEncoder().encode(text);

class Numbered<T> {
  readonly all: T[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly keyOf: (thing: T) => string;

  constructor(keyOf: (thing: T) => string) {
    this.keyOf = keyOf;
  }

  number(thing: T): number {
    const key = this.keyOf(thing);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.all.length);
    return this.all.push(thing) - 1;
  }
}
