import { fold } from '../../core/places/fold.ts';
import type { TableHead } from './city-table.ts';

type Word = { readonly regions: number[]; readonly regionsItBegins: number[] };

/** `first`: only words that begin a name of a region or country. */
type AreaWords = 'any' | 'first';

/** Names of regions and countries, in any language or in short, which a query may have before or behind the city. */
export class Areas {
  private readonly count: number;
  private readonly words = new Map<string, Word>();
  private readonly sorted: readonly string[];

  constructor({ regions, countryNames }: TableHead) {
    this.count = regions.length;
    const byCountry = Map.groupBy(regions.keys(), (region) => regions[region]?.country ?? '');
    for (const [country, numbers] of byCountry) this.add(countryNames[country] ?? [], numbers);
    regions.forEach(({ names }, region) => {
      this.add(
        names.map(({ text }) => fold(text)),
        [region],
      );
    });
    this.sorted = [...this.words.keys()].sort();
  }

  /** By number of the region, 1 where each of these words begins a word of its names. */
  having(beginnings: readonly string[], which: AreaWords): Uint8Array | undefined {
    // A single letter is a word that is still being typed, so only the last word may be one.
    if (beginnings.slice(0, -1).some(({ length }) => length === 1)) return undefined;
    const counts = new Uint8Array(this.count);
    let found = false;
    for (const [before, beginning] of beginnings.entries()) {
      found = false;
      for (const region of this.regions(beginning, which)) {
        if (counts[region] !== before) continue;
        counts[region] = before + 1;
        found = true;
      }
      if (!found) return undefined;
    }
    return counts.map((count) => Number(count === beginnings.length));
  }

  private *regions(beginning: string, which: AreaWords): Generator<number> {
    for (let i = this.firstFrom(beginning); this.sorted[i]?.startsWith(beginning); i++) {
      const word = this.words.get(this.sorted[i] ?? '');
      yield* (which === 'any' ? word?.regions : word?.regionsItBegins) ?? [];
    }
  }

  private firstFrom(beginning: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private add(names: readonly string[], regions: readonly number[]): void {
    const first = new Set(names.map((name) => name.split(' ', 1)[0]));
    for (const text of new Set(names.flatMap((name) => name.split(' ')))) {
      const word = this.words.get(text) ?? { regions: [], regionsItBegins: [] };
      word.regions.push(...regions);
      if (first.has(text)) word.regionsItBegins.push(...regions);
      this.words.set(text, word);
    }
  }
}
