import { distanceKm, type Position } from '../../core/places/distance.ts';
import { type CityTable, positionOf, regionOf, type TableHead } from './city-table.ts';

/** The cities of a square degree are in `cities` from its `squareStart` to the next square's. */
export type CityGrid = {
  readonly squareStart: Uint32Array<ArrayBuffer>;
  readonly cities: Uint32Array<ArrayBuffer>;
};

const COLUMNS = 360;
const ROWS = 180;

/** Positions farther from every city have none: at sea, in the desert. */
const MAX_SEARCH_KM = 60;
/** Smaller differences mean nothing: cities are areas, and coordinates are rounded to a kilometre. */
const MIN_SEARCH_KM = 2;
/** A factor of the score of a city in another country. */
const ABROAD_FACTOR = 0.4;
const KM_PER_DEGREE = 111.2;

export function gridOf(table: CityTable): CityGrid {
  const squares = Uint32Array.from(table.id.keys(), (city) => squareOf(positionOf(table, city)));
  const cities = Uint32Array.from(table.id.keys())
    .filter((city) => table.suburb[city] === 0)
    .sort((a, b) => (squares[a] ?? 0) - (squares[b] ?? 0));
  const squareStart = new Uint32Array(COLUMNS * ROWS + 1);
  let at = 0;
  for (let square = 0; square < squareStart.length; square++) {
    squareStart[square] = at;
    while (at < cities.length && squares[cities[at] ?? 0] === square) at++;
  }
  return { squareStart, cities };
}

/** Not the nearest city but the most attractive: large, near and in the same country. Undefined where none is near. */
export function cityAt(table: CityTable, grid: CityGrid, head: TableHead, position: Position): number | undefined {
  const highest = (score: (people: number, km: number, city: number) => number) => {
    let found: number | undefined;
    let most = 0;
    for (const city of around(grid, position)) {
      const km = distanceKm(position, positionOf(table, city));
      if (km > MAX_SEARCH_KM) continue;
      const scored = score(table.population[city] ?? 0, km, city);
      if (scored <= most) continue;
      most = scored;
      found = city;
    }
    return found;
  };
  // A large city begins farther from its middle; coordinates are exact to half a kilometre.
  const nearest = highest((people, km) => people ** 0.25 / (km + 0.5));
  if (nearest === undefined) return undefined;
  const home = regionOf(table, head, nearest)?.country;
  return highest((people, km, city) => {
    const factor = regionOf(table, head, city)?.country === home ? 1 : ABROAD_FACTOR;
    return (factor * Math.sqrt(people)) / Math.max(km, MIN_SEARCH_KM) ** 1.5;
  });
}

function* around({ squareStart, cities }: CityGrid, { latitude, longitude }: Position): Generator<number> {
  // Degrees of longitude are narrower towards the poles.
  const wide = Math.min(
    COLUMNS / 2 - 1,
    Math.ceil(MAX_SEARCH_KM / (KM_PER_DEGREE * Math.max(0.01, Math.cos((latitude * Math.PI) / 180)))),
  );
  for (let north = -1; north <= 1; north++) {
    for (let east = -wide; east <= wide; east++) {
      const square = squareOf({ latitude: latitude + north, longitude: longitude + east });
      yield* cities.subarray(squareStart[square], squareStart[square + 1]);
    }
  }
}

function squareOf({ latitude, longitude }: Position): number {
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor(latitude + ROWS / 2)));
  const column = Math.floor((((longitude + COLUMNS / 2) % COLUMNS) + COLUMNS) % COLUMNS);
  return row * COLUMNS + column;
}
