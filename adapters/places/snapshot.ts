import type { NamedPlace } from '../../core/places/label.ts';

export type Place = NamedPlace & {
  /** The place's number at GeoNames. */
  readonly id: string;
  readonly population: number;
  /** What people also call it: 'München' for Munich. */
  readonly otherNames: readonly string[];
};

/**
 * Places as compact text: the countries, the regions and the cities, one a line and tabs between the fields. A region names its
 * country and a city its region by line number.
 */
export function writeSnapshot(places: Iterable<Place>): string {
  const countries = new Lines();
  const regions = new Lines();
  const cities: string[] = [];
  for (const { id, city, region, country, population, otherNames } of places) {
    const area = regions.number(`${countries.number(country)}\t${region}`);
    cities.push([id, area, population, city, ...otherNames].join('\t'));
  }
  return [countries.lines, regions.lines, cities].map((lines) => lines.join('\n')).join('\n\n');
}

/** A snapshot whose places are read one at a time: as text they take a tenth of the memory. */
export class Snapshot {
  readonly size: number;
  private readonly cities: readonly string[];
  private readonly areas: readonly { readonly region: string; readonly country: string }[];

  constructor(text: string) {
    const [countries = [], regions = [], cities = []] = text.split('\n\n').map((block) => block.split('\n'));
    this.cities = cities;
    this.size = cities.length;
    this.areas = regions.map((line) => {
      const [country, region = ''] = line.split('\t');
      return { region, country: countries[Number(country)] ?? '' };
    });
  }

  /** The place at a number from 0 to `size` - 1, in the order in which they were written. */
  place(number: number): Place {
    const [id = '', area, population, city = '', ...otherNames] = (this.cities[number] ?? '').split('\t');
    const { region, country } = this.areas[Number(area)] ?? { region: '', country: '' };
    return { id, city, region, country, population: Number(population), otherNames };
  }
}

class Lines {
  readonly lines: string[] = [];
  private readonly numbers = new Map<string, number>();

  number(line: string): number {
    const known = this.numbers.get(line);
    if (known !== undefined) return known;
    this.numbers.set(line, this.lines.length);
    return this.lines.push(line) - 1;
  }
}
