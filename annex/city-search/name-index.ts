import { fold } from '../../core/places/fold.ts';
import { type CityTable, headOf, nameText } from './city-table.ts';
import { spellings } from './spellings.ts';

/** The folded names as one text, and the starts of their words, sorted so that words that begin alike are neighbours. */
export type NameIndex = {
  /** UTF-16, each name ended by `NAME_END`. */
  readonly text: Uint16Array<ArrayBuffer>;
  readonly start: Uint32Array<ArrayBuffer>;
  /** By the number of the city in the table. */
  readonly city: Uint32Array<ArrayBuffer>;
  readonly rank: Uint8Array<ArrayBuffer>;
  /** Population, raised for cities with names in many languages. */
  readonly weight: Float32Array<ArrayBuffer>;
};

/** Sorts before every letter, so that a name comes before its continuations. */
export const NAME_END = 0;
export const SPACE = 32;

/** Flags of `rank`. */
export const LATER_WORD = 1;
export const OTHER_NAME = 2;

export function indexNames(table: CityTable): NameIndex {
  const lines: string[] = [];
  const start: number[] = [];
  const city: number[] = [];
  const rank: number[] = [];
  let at = 0;
  for (let number = 0; number < table.id.length; number++) {
    const first = table.firstName[number] ?? 0;
    const folded = new Map<string, number>();
    for (let name = first; name < (table.firstName[number + 1] ?? 0); name++) {
      const other = name > first && table.languageSet[name] === 0 ? OTHER_NAME : 0;
      const [written = '', ...respelt] = spellings(nameText(table, name)).map(fold);
      for (const spelling of [written, ...respelt]) {
        const abbreviated = spelling.length < written.length ? OTHER_NAME : 0;
        if (spelling !== '' && !folded.has(spelling)) folded.set(spelling, other || abbreviated);
      }
    }
    for (const [line, other] of folded) {
      for (let word = 0; word >= 0; word = line.indexOf(' ', word) + 1 || -1) {
        start.push(at + word);
        city.push(number);
        rank.push(other + (word === 0 ? 0 : LATER_WORD));
      }
      lines.push(line);
      at += line.length + 1;
    }
  }
  const text = new Uint16Array(at);
  let end = 0;
  for (const line of lines) {
    for (let i = 0; i < line.length; i++) text[end++] = line.charCodeAt(i);
    text[end++] = NAME_END;
  }
  const order = sorted(text, start);
  return {
    text,
    start: order.map((i) => start[i] ?? 0),
    city: order.map((i) => city[i] ?? 0),
    rank: Uint8Array.from(order, (i) => rank[i] ?? 0),
    weight: weights(table),
  };
}

/** This many languages double the weight. */
const LANGUAGES_TO_DOUBLE_RANK = 10;

function weights(table: CityTable): Float32Array<ArrayBuffer> {
  const sizes = headOf(table).languageSets.map(({ length }) => length);
  return Float32Array.from(table.population, (population, city) => {
    let languages = 0;
    for (let name = table.firstName[city] ?? 0; name < (table.firstName[city + 1] ?? 0); name++) {
      languages += sizes[table.languageSet[name] ?? 0] ?? 0;
    }
    return population * (1 + languages / LANGUAGES_TO_DOUBLE_RANK);
  });
}

/** Compares the first three letters as one number, which is faster, and further letters only between equals. */
function sorted(text: Uint16Array, start: readonly number[]): Uint32Array<ArrayBuffer> {
  const heads = Float64Array.from(start, (at) => {
    let head = 0;
    let ended = false;
    for (let i = 0; i < 3; i++) {
      const letter: number = ended ? 0 : (text[at + i] ?? 0);
      ended ||= letter === NAME_END;
      head = head * 65536 + letter;
    }
    return head;
  });
  return Uint32Array.from(start.keys()).sort(
    (a, b) => (heads[a] ?? 0) - (heads[b] ?? 0) || compare(text, start[a] ?? 0, start[b] ?? 0),
  );
}

function compare(text: Uint16Array, a: number, b: number): number {
  for (let i = 0; ; i++) {
    const left = text[a + i] ?? 0;
    const right = text[b + i] ?? 0;
    if (left !== right) return left - right;
    if (left === NAME_END) return 0;
  }
}
