import { Areas } from './areas.ts';
import type { CityTable, TableHead } from './city-table.ts';
import { likelihood } from './likelihood.ts';
import { NAME_END, type NameIndex, SPACE } from './name-index.ts';
import { hasRoomForTypo, splits, wordsOf } from './query.ts';
import { beginningWith, beginningWithTypo, type Range } from './ranges.ts';
import { TopList } from './top-list.ts';

/** Factors by which the visitor's position makes a region or a city likelier. */
export type Nearness = { region(country: string): number; city?(city: number): number };

export class CitySearch {
  private readonly table: CityTable;
  private readonly index: NameIndex;
  private readonly countries: readonly string[];
  private readonly areas: Areas;

  constructor(table: CityTable, index: NameIndex, head: TableHead) {
    this.table = table;
    this.index = index;
    this.countries = head.regions.map(({ country }) => country);
    this.areas = new Areas(head);
  }

  /** Cities by number, the likeliest first. */
  search(query: string, most: number, near?: Nearness): number[] {
    const words = wordsOf(query);
    const name = words.join(' ');
    if (name === '') return [];
    const best = new TopList(most);
    const offer = this.offers(best, near);
    const typo = hasRoomForTypo(query);

    offer(beginningWith(this.index, name));
    if (typo) for (const range of beginningWithTypo(this.index, name)) offer(range, { typoAt: range.at });
    for (const { city, area } of splits(words)) {
      const regions = this.areas.having(area, 'any');
      if (regions) offer(beginningWith(this.index, city), { only: 'whole names', regions });
    }
    // Larger cities with a longer name: 'newcastle uk' is upon Tyne.
    for (const { city, area } of splits(words)) {
      const regions = this.areas.having(area, 'first');
      if (regions) offer(beginningWith(this.index, city), { only: 'whole words', regions });
    }
    if (best.places.length === 0) this.searchAnyhow(words, offer);
    return best.places;
  }

  /** Freer matches are for queries without results. */
  private searchAnyhow(words: readonly string[], offer: (range: Range, how: Offer) => void): void {
    for (const { city, area } of splits(words)) {
      const regions = this.areas.having(area, 'first');
      if (!regions) continue;
      offer(beginningWith(this.index, city), { regions });
      if (!hasRoomForTypo(city)) continue;
      for (const range of beginningWithTypo(this.index, city)) offer(range, { typoAt: range.at, regions });
    }
  }

  private offers(best: TopList, near: Nearness | undefined) {
    const { text, start, city: cities, rank, weight } = this.index;
    const regions = this.table.region;
    const byRegion = near && Float64Array.from(this.countries, (country) => near.region(country));
    return (range: Range, { regions: allowed, only, typoAt }: Offer = {}) => {
      for (let word = range.from; word < range.to; word++) {
        const next = text[(start[word] ?? 0) + range.length] ?? NAME_END;
        if (only && next !== NAME_END && (only === 'whole names' || next !== SPACE)) continue;
        const city = cities[word] ?? 0;
        const region = regions[city] ?? 0;
        if (allowed?.[region] === 0) continue;
        let score = (weight[city] ?? 0) * likelihood(next, rank[word] ?? 0, typoAt);
        if (byRegion) score *= (byRegion[region] ?? 1) * (near?.city?.(city) ?? 1);
        best.offer(city, score);
      }
    };
  }
}

type Offer = {
  /** 1 for each region, by number, that the city may lie in. */
  readonly regions?: Uint8Array;
  readonly only?: 'whole names' | 'whole words';
  readonly typoAt?: number;
};
