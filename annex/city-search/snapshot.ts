import type { Name, Region, TableHead } from './city-table.ts';
import { pack } from './packed.ts';
import { joinSections } from './sections.ts';

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
export const LOGARITHM = 64;
export const TEN_METRES = 10;

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
