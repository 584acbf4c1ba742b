import { NAME_END, type NameIndex } from './name-index.ts';

/** The words from `from` to before `to` of the index, which begin alike for `length` letters. */
export type Range = { readonly from: number; readonly to: number; readonly length: number };

/** All words that begin with these letters. */
export function beginningWith(index: NameIndex, letters: string, range: Range = everything(index)): Range {
  let found = range;
  for (let i = 0; i < letters.length && found.from < found.to; i++) found = narrowed(index, found, letters.charCodeAt(i));
  return found;
}

/** Fewer letters in one query than this, and a typo could make it anything. */
export const MIN_LENGTH_WITH_TYPO = 5;

/**
 * All words that would begin with these letters if one were put right: one too many, one missing, one wrong, or two neighbours swapped.
 * `at` is where. At each letter of the query the words that agree so far are a range already, and only letters that do follow are tried.
 */
export function* beginningWithTypo(index: NameIndex, letters: string): Generator<Range & { readonly at: number }> {
  let agreed = everything(index);
  for (let at = 0; at < letters.length && agreed.from < agreed.to; at++) {
    const letter = letters.charCodeAt(at);
    yield* found(index, agreed, letters.slice(at + 1), at);
    const next = letters.charAt(at + 1);
    if (next !== '') yield* found(index, agreed, next + letters.charAt(at) + letters.slice(at + 2), at);
    for (const other of following(index, agreed)) {
      const code = index.text[(index.start[other.from] ?? 0) + agreed.length] ?? NAME_END;
      if (code === letter || code === NAME_END || !isAlike(code, letter)) continue;
      yield* found(index, other, letters.slice(at + 1), at);
      yield* found(index, other, letters.slice(at), at);
    }
    agreed = narrowed(index, agreed, letter);
  }
}

function* found(index: NameIndex, range: Range, letters: string, at: number) {
  const rest = beginningWith(index, letters, range);
  if (rest.from < rest.to) yield { ...rest, at };
}

/** Nobody types a letter of another script by mistake, and there are thousands of those. */
function isAlike(a: number, b: number): boolean {
  return a >> 8 === b >> 8;
}

function everything(index: NameIndex): Range {
  return { from: 0, to: index.start.length, length: 0 };
}

/** The parts of a range, by the letter that follows. */
function* following(index: NameIndex, range: Range): Generator<Range> {
  for (let from = range.from; from < range.to; ) {
    const letter = index.text[(index.start[from] ?? 0) + range.length] ?? NAME_END;
    const to = firstAbove(index, { ...range, from }, letter);
    yield { from, to, length: range.length + 1 };
    from = to;
  }
}

function narrowed(index: NameIndex, range: Range, letter: number): Range {
  return { from: firstAbove(index, range, letter - 1), to: firstAbove(index, range, letter), length: range.length + 1 };
}

/** The first word of a range whose next letter is higher than this one. */
function firstAbove({ text, start }: NameIndex, { from, to, length }: Range, letter: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((text[(start[middle] ?? 0) + length] ?? NAME_END) > letter) high = middle;
    else low = middle + 1;
  }
  return low;
}
