import { fold } from '../../core/places/fold.ts';
import { Best } from './best.ts';
import type { Snapshot } from './snapshot.ts';

/** A query that begins a later word of a name finds cities ten times as large: 'york' is New York before Yorkton. */
const LATER_WORD = 0.1;

/** More than any population, so that a city of exactly this name comes before all whose names go on. */
const EXACT = 1e9;

/** A word of a name: where in the text it starts and its name ends, whose name it is, and how much that place weighs. */
type Word = {
  readonly start: number;
  readonly nameEnd: number;
  readonly place: number;
  readonly weight: number;
  readonly first: boolean;
};

/**
 * Finds places by how a word of their names begins.
 *
 * A long text has one line for each name, 'york england united kingdom'. The words of the names, sorted by what follows them, put
 * all that begins alike side by side, so that a query is two binary searches. It may go on past the name, into region and country.
 */
export class NameIndex {
  private readonly text: string;
  private readonly words: readonly Word[];

  constructor(snapshot: Snapshot) {
    const { text, words } = linesOf(snapshot);
    this.text = text;
    this.words = words.sort((a, b) => compareLines(text, a.start, b.start));
  }

  /** The numbers of places in the snapshot, the likeliest first. 'paris fra' is Paris where the rest of the line has a word in 'fra'. */
  search(query: string, most: number): number[] {
    const folded = fold(query);
    for (let end = folded.length; end > 0; end = folded.lastIndexOf(' ', end - 1)) {
      const found = this.find(folded.slice(0, end), folded.slice(end).split(' ').filter(Boolean), most);
      if (found.length > 0) return found;
    }
    return [];
  }

  private find(beginning: string, others: readonly string[], most: number): number[] {
    const best = new Best(most);
    const after = this.firstWord((order) => order > 0, beginning);
    for (let i = this.firstWord((order) => order >= 0, beginning); i < after; i++) {
      const word = this.words[i];
      if (!word || !this.lineHas(others, word.start + beginning.length)) continue;
      const exact = word.first && word.start + beginning.length === word.nameEnd;
      best.offer(word.place, exact ? EXACT + word.weight : word.weight);
    }
    return best.places;
  }

  private firstWord(isAfter: (order: number) => boolean, beginning: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isAfter(compareBeginning(this.text, this.words[middle]?.start ?? 0, beginning))) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private lineHas(beginnings: readonly string[], from: number): boolean {
    if (beginnings.length === 0) return true;
    const rest = this.text.slice(from, this.text.indexOf('\n', from));
    return beginnings.every((beginning) => rest.includes(` ${beginning}`));
  }
}

function linesOf(snapshot: Snapshot): { text: string; words: Word[] } {
  const lines: string[] = [];
  const words: Word[] = [];
  const areas = new Map<string, string>();
  let at = 0;
  for (let place = 0; place < snapshot.size; place++) {
    const { city, region, country, population, otherNames } = snapshot.place(place);
    const label = `${region} ${country}`;
    const area = areas.get(label) ?? fold(label);
    areas.set(label, area);
    for (const name of [city, ...otherNames].map(fold)) {
      for (let word = 0; word >= 0; word = name.indexOf(' ', word) + 1 || -1) {
        const first = word === 0;
        words.push({
          start: at + word,
          nameEnd: at + name.length,
          place,
          weight: first ? population : population * LATER_WORD,
          first,
        });
      }
      lines.push(`${name} ${area}\n`);
      at += name.length + area.length + 2;
    }
  }
  return { text: lines.join(''), words };
}

/** Orders two places in the text by what follows them on their lines. */
function compareLines(text: string, a: number, b: number): number {
  for (let i = 0; ; i++) {
    const left = text.charCodeAt(a + i);
    const right = text.charCodeAt(b + i);
    if (left !== right) return left - right;
    if (left === LINE_END) return 0;
  }
}

/** Whether what stands at `start` comes before (negative) or after `beginning`; 0 where it begins with it. */
function compareBeginning(text: string, start: number, beginning: string): number {
  for (let i = 0; i < beginning.length; i++) {
    const order = text.charCodeAt(start + i) - beginning.charCodeAt(i);
    if (order !== 0) return order;
  }
  return 0;
}

const LINE_END = '\n'.charCodeAt(0);
