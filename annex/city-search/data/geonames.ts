import { readFileSync } from 'node:fs';

/** A line of cities500.txt; GeoNames documents it in the readme of its export. */
export type GeoCity = {
  readonly id: number;
  readonly name: string;
  /** In all languages and scripts, with former and short names, unlabelled. */
  readonly alternates: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** PPL a place, PPLA the seat of a region, PPLC a capital, PPLX a part of a city. */
  readonly feature: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly population: number;
  /** Metres, measured or from a digital elevation model. */
  readonly elevation: number;
  readonly timeZone: string;
};

export function readGeoNames(file: string): GeoCity[] {
  return readFileSync(file, 'utf8').trim().split('\n').map(cityOf);
}

function cityOf(line: string): GeoCity {
  const [
    id,
    name,
    ,
    alternates,
    latitude,
    longitude,
    ,
    feature,
    country,
    ,
    admin1,
    admin2,
    ,
    ,
    population,
    measured,
    modelled,
    timeZone,
  ] = line.split('\t');
  return {
    id: Number(id),
    name: (name ?? '').trim(),
    alternates: (alternates ?? '').split(',').filter(Boolean),
    latitude: Number(latitude),
    longitude: Number(longitude),
    feature: feature ?? '',
    country: country ?? '',
    admin1: admin1 ?? '',
    admin2: admin2 ?? '',
    population: Number(population),
    elevation: Number(measured || modelled),
    timeZone: timeZone ?? '',
  };
}
