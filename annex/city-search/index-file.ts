import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type CityGrid, gridOf } from './city-grid.ts';
import type { CityTable } from './city-table.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { readSnapshot } from './read-snapshot.ts';
import { joinSections, type NumberArray, splitSections } from './sections.ts';

/** The arrays have the same layout in the file and in memory. */
export type Cities = { readonly table: CityTable; readonly index: NameIndex; readonly grid: CityGrid };

const SNAPSHOT = new URL('cities.bin.br', import.meta.url);

/** Raised with every change to the meaning of the arrays; files of another format are ignored. */
const FORMAT = 1;

/** Takes a second or two and a hundred megabytes. */
export async function makeCities(snapshot: URL = SNAPSHOT): Promise<Cities> {
  const bytes = await promisify(brotliDecompress)(await readFile(snapshot));
  const table = readSnapshot(new Uint8Array(bytes));
  return { table, index: indexNames(table), grid: gridOf(table) };
}

export async function writeCities(file: URL, cities: Cities): Promise<void> {
  const arrays = FIELDS.map(([part, name]) => (cities[part] as Record<string, NumberArray>)[name] ?? new Uint8Array());
  await writeFile(file, joinSections([new Uint32Array([FORMAT]), ...arrays]));
}

/** Undefined without a file, or with one of another format. */
export async function openCities(file: URL): Promise<Cities | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const [format = new Uint8Array(), ...sections] = splitSections(bytes);
  if (viewOf(Uint32Array, format)[0] !== FORMAT || sections.length !== FIELDS.length) return undefined;
  const parts: Record<string, Record<string, NumberArray>> = { table: {}, index: {}, grid: {} };
  FIELDS.forEach(([part, name, Kind], i) => {
    (parts[part] as Record<string, NumberArray>)[name] = viewOf(Kind, sections[i] ?? new Uint8Array());
  });
  return parts as unknown as Cities;
}

function viewOf<T>(Kind: Views<T>, { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): T {
  return new Kind(buffer, byteOffset, byteLength / Kind.BYTES_PER_ELEMENT);
}

type Views<T> = { new (buffer: ArrayBuffer, offset: number, length: number): T; readonly BYTES_PER_ELEMENT: number };

/** In the order of the file. */
const FIELDS: readonly (readonly [keyof Cities, string, Views<NumberArray>])[] = [
  ['table', 'head', Uint8Array],
  ['table', 'names', Uint8Array],
  ['table', 'nameStart', Uint32Array],
  ['table', 'firstName', Uint32Array],
  ['table', 'languageSet', Uint16Array],
  ['table', 'id', Uint32Array],
  ['table', 'region', Uint16Array],
  ['table', 'timeZone', Uint16Array],
  ['table', 'latitude', Int16Array],
  ['table', 'longitude', Int16Array],
  ['table', 'population', Uint32Array],
  ['table', 'elevation', Int16Array],
  ['table', 'suburb', Uint8Array],
  ['index', 'text', Uint16Array],
  ['index', 'start', Uint32Array],
  ['index', 'city', Uint32Array],
  ['index', 'rank', Uint8Array],
  ['index', 'weight', Float32Array],
  ['grid', 'squareStart', Uint32Array],
  ['grid', 'cities', Uint32Array],
];
