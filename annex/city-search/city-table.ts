import type { Position } from '../../core/places/distance.ts';

/** `languages` are numbers. They are empty for the English name and for names that are only searched. */
export type Name = { readonly text: string; readonly languages: readonly number[] };

/** The first name is the English one; a country without known parts has one region without names. */
export type Region = { readonly country: string; readonly names: readonly Name[] };

export type TableHead = {
  readonly languages: readonly string[];
  readonly regions: readonly Region[];
  readonly timeZones: readonly string[];
  /** Names refer to a set by its number. */
  readonly languageSets: readonly (readonly number[])[];
  /** Folded, by country code. */
  readonly countryNames: Readonly<Record<string, readonly string[]>>;
};

/** Cities by number from 0, in arrays: a hundred thousand objects would take ten times the memory. */
export type CityTable = {
  readonly head: Uint8Array<ArrayBuffer>;
  /** UTF-8. A city's names are those from its `firstName` to the next city's. */
  readonly names: Uint8Array<ArrayBuffer>;
  readonly nameStart: Uint32Array<ArrayBuffer>;
  readonly firstName: Uint32Array<ArrayBuffer>;
  readonly languageSet: Uint16Array<ArrayBuffer>;
  readonly id: Uint32Array<ArrayBuffer>;
  readonly region: Uint16Array<ArrayBuffer>;
  readonly timeZone: Uint16Array<ArrayBuffer>;
  /** Hundredths of a degree. */
  readonly latitude: Int16Array<ArrayBuffer>;
  readonly longitude: Int16Array<ArrayBuffer>;
  readonly population: Uint32Array<ArrayBuffer>;
  /** Metres. */
  readonly elevation: Int16Array<ArrayBuffer>;
  readonly suburb: Uint8Array<ArrayBuffer>;
};

const DECODER = new TextDecoder();

export function headOf({ head }: CityTable): TableHead {
  return JSON.parse(DECODER.decode(head));
}

export function regionOf({ region }: CityTable, { regions }: TableHead, city: number): Region | undefined {
  return regions[region[city] ?? 0];
}

export function nameText({ names, nameStart }: CityTable, name: number): string {
  // One separator lies between two names.
  return DECODER.decode(names.subarray(nameStart[name], (nameStart[name + 1] ?? 0) - 1));
}

const HUNDREDTHS = 100;

export function positionOf({ latitude, longitude }: CityTable, city: number): Position {
  return { latitude: (latitude[city] ?? 0) / HUNDREDTHS, longitude: (longitude[city] ?? 0) / HUNDREDTHS };
}
