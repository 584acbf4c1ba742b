import type { Position } from '../../core/places/distance.ts';

/** A name, and the numbers of the languages in which it is the name; none: it is the English one, or only searched for. */
export type Name = { readonly text: string; readonly languages: readonly number[] };

/** A part of a country. The first name is the English one; there is none where the data knows no parts. */
export type Region = { readonly country: string; readonly names: readonly Name[] };

export type TableHead = {
  readonly languages: readonly string[];
  readonly regions: readonly Region[];
  readonly timeZones: readonly string[];
  /** The sets of languages that names have; a name says by number which is its. */
  readonly languageSets: readonly (readonly number[])[];
  /** What a country is called, folded, by its code. */
  readonly countryNames: Readonly<Record<string, readonly string[]>>;
};

/** Cities by number, from 0 on, in arrays: a hundred thousand objects would take ten times the memory. */
export type CityTable = {
  /** `TableHead` as JSON. */
  readonly head: Uint8Array<ArrayBuffer>;
  /** All names in one text of UTF-8. A city's are those from its `firstName` to before the next city's. */
  readonly names: Uint8Array<ArrayBuffer>;
  readonly nameStart: Uint32Array<ArrayBuffer>;
  readonly firstName: Uint32Array<ArrayBuffer>;
  readonly languageSet: Uint16Array<ArrayBuffer>;
  readonly id: Uint32Array<ArrayBuffer>;
  readonly region: Uint16Array<ArrayBuffer>;
  readonly timeZone: Uint16Array<ArrayBuffer>;
  /** In hundredths of a degree. */
  readonly latitude: Int16Array<ArrayBuffer>;
  readonly longitude: Int16Array<ArrayBuffer>;
  readonly population: Uint32Array<ArrayBuffer>;
  /** In metres. */
  readonly elevation: Int16Array<ArrayBuffer>;
  readonly suburb: Uint8Array<ArrayBuffer>;
};

const DECODER = new TextDecoder();

export function headOf({ head }: CityTable): TableHead {
  return JSON.parse(DECODER.decode(head));
}

/** The part of a country that a city lies in. */
export function regionOf({ region }: CityTable, { regions }: TableHead, city: number): Region | undefined {
  return regions[region[city] ?? 0];
}

/** The name with this number, as it is shown. */
export function nameText({ names, nameStart }: CityTable, name: number): string {
  // One separator lies between two names.
  return DECODER.decode(names.subarray(nameStart[name], (nameStart[name + 1] ?? 0) - 1));
}

const HUNDREDTHS = 100;

export function positionOf({ latitude, longitude }: CityTable, city: number): Position {
  return { latitude: (latitude[city] ?? 0) / HUNDREDTHS, longitude: (longitude[city] ?? 0) / HUNDREDTHS };
}
