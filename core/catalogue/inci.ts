export type InciName = {
  readonly text: string;
  /** Percent, where it is declared. */
  readonly strength?: number;
};

const HEADING = /^\s*(ingredients?|inci)\b[^:,]{0,20}:\s*/i;
/** What follows are colours that only some shades contain. */
const MAY_CONTAIN = /[[(]?\s*(\+\s*\/\s*-|±|may contain|peut contenir|kann enthalten|puede contener)/i;
/** A comma within '1,2-Hexanediol' or '0,5 %' is no separator. */
const NUMBER_GOES_ON = /^\d+(,\d+)*('?-|\s*%)/;
const SEPARATORS = ',;•·\n';
const STRENGTH = /\(?\s*(\d+(?:[.,]\d+)?)\s*%\s*\)?/;
const MARKS = /[*®™†]+/g;

export function readInci(list: string): readonly InciName[] {
  const [contained = ''] = list.replace(HEADING, '').split(MAY_CONTAIN);
  return split(contained.replace(/[\s.]+$/, '')).flatMap((entry) => {
    // A footnote, as in '*from organic farming'.
    if (entry.startsWith('*')) return [];
    const declared = STRENGTH.exec(entry)?.[1];
    const text = entry.replace(STRENGTH, ' ').replace(MARKS, '').replace(/\s+/g, ' ').trim();
    if (text === '') return [];
    return [{ text, ...(declared !== undefined && { strength: Number(declared.replace(',', '.')) }) }];
  });
}

/** How a name may be listed elsewhere, the likeliest first: 'Parfum/Fragrance' is 'parfum' too. */
export function spellings(name: string): readonly string[] {
  const whole = comparable(name);
  const outside = comparable(name.replace(/[([][^)\]]*[)\]]/g, ' '));
  const inside = Array.from(name.matchAll(/[([]([^)\]]*)[)\]]/g), ([, text = '']) => comparable(text));
  const alternatives = [outside, ...inside].flatMap((text) => text.split('/').map(comparable));
  return [...new Set([whole, outside, ...inside, ...alternatives])].filter((text) => text !== '');
}

export function comparable(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\s*([/-])\s*/g, '$1')
    .replace(/^[\s.]+|[\s.]+$/g, '');
}

function split(list: string): string[] {
  const entries: string[] = [];
  let entry = '';
  let depth = 0;
  for (let at = 0; at < list.length; at += 1) {
    const sign = list.charAt(at);
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth = Math.max(0, depth - 1);
    // A bracket that nobody closed encloses nothing.
    const enclosed = depth > 0 && /[)\]]/.test(list.slice(at));
    const within = enclosed || (sign === ',' && /\d$/.test(entry) && NUMBER_GOES_ON.test(list.slice(at + 1)));
    if (SEPARATORS.includes(sign) && !within) {
      entries.push(entry.trim());
      entry = '';
    } else entry += sign;
  }
  return [...entries, entry.trim()];
}
