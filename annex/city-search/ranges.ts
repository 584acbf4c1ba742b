import { NAME_END, type NameIndex } from './name-index.ts';

/** The words from `from` to before `to` of the index, which begin alike for `length` letters. */
export type Range = { readonly from: number; readonly to: number; readonly length: number };

export function beginningWith(index: NameIndex, text: string, range: Range = everything(index)): Range {
  let found = range;
  for (let i = 0; i < text.length && found.from < found.to; i++) found = narrowed(index, found, text.charCodeAt(i));
  return found;
}

/** In a shorter query, a typo could make any word. */
export const MIN_LENGTH_WITH_TYPO = 5;

/** One letter too many, missing or wrong, or two swapped, at `at`. Only letters that follow in the index are tried. */
export function* beginningWithTypo(index: NameIndex, text: string): Generator<Range & { readonly at: number }> {
  let agreed = everything(index);
  for (let at = 0; at < text.length && agreed.from < agreed.to; at++) {
    const letter = text.charCodeAt(at);
    yield* found(index, agreed, text.slice(at + 1), at);
    const next = text.charAt(at + 1);
    if (next !== '') yield* found(index, agreed, next + text.charAt(at) + text.slice(at + 2), at);
    for (const other of following(index, agreed)) {
      const code = index.text[(index.start[other.from] ?? 0) + agreed.length] ?? NAME_END;
      if (code === letter || code === NAME_END || !isAlike(code, letter)) continue;
      yield* found(index, other, text.slice(at + 1), at);
      yield* found(index, other, text.slice(at), at);
    }
    agreed = narrowed(index, agreed, letter);
  }
}

function* found(index: NameIndex, range: Range, text: string, at: number) {
  const rest = beginningWith(index, text, range);
  if (rest.from < rest.to) yield { ...rest, at };
}

/** Typos stay in one script, and other scripts have thousands of letters. */
function isAlike(a: number, b: number): boolean {
  return a >> 8 === b >> 8;
}

function everything(index: NameIndex): Range {
  return { from: 0, to: index.start.length, length: 0 };
}

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
