export type InciName = {
  readonly text: string;
  /** Percent, where it is declared. */
  readonly strength?: number;
  /** From the list of active ingredients that medicines sold without prescription have in the United States, Korea and Japan. */
  readonly active?: true;
  /** After 'may contain'. */
  readonly optional?: true;
};

const HEADING =
  /^\s*(?:full\s+)?(?:ingredients?|ingr[ée]dients?|inhaltsstoffe|ingredientes|ingredienti|inci|全成分(?:表示)?|成分|전성분)[^:：,]{0,30}[:：]\s*/i;
const ACTIVE =
  /(?:^|[\s.;])(?:active\s+ingredients?|medicinal\s+ingredients?|有効成分|유효성분|주성분)\s*(?:\([^)]{0,40}\))?\s*(?:purposes?\b)?\s*[:：]?/i;
const INACTIVE =
  /(?:^|[\s.;,)])(?:inactive\s+ingredients?|other\s+ingredients?|non-?medicinal\s+ingredients?|その他の?成分|기타\s*성분|첨가제)\s*(?:\([^)]{0,40}\))?\s*[:：]?/i;
/** What the panel of a United States drug says between its two lists. */
const BETWEEN_LISTS = /\b(?:uses?|warnings?|directions?|other\s+information|keep\s+out\s+of\s+reach)\b\s*[:.]?/i;
const PURPOSE =
  /\b(?:purposes?\s*:?|sunscreen|acne\s+(?:treatment|medication)|skin\s+protectant|external\s+analgesic|antiseptic|skin\s+bleaching\s+agent|w\/w|w\/v)\b/gi;
const AFTER_PERCENT = /(\d\s*%\s*\)?)\s*(?=[^\s,;.)])/g;
const MAY_CONTAIN =
  /[[(]?\s*(?:\+\s*\/\s*-|±|may(?:\s+also)?\s+contain|peut\s+contenir|kann\s+enthalten|puede\s+contener|può\s+contenere)\s*:?/i;
/** A comma within '1,2-Hexanediol' or '0,5 %' is no separator. */
const NUMBER_GOES_ON = /^\d+(,\d+)*('?-|\s*%)/;
const SEPARATORS = ',;•·・、，；|\n';
const STRENGTH = /[([]?\s*(\d+(?:[.,]\d+)?)\s*[%％]\s*[)\]]?/;
const MARKS = /[*®™†‡¹²³]+/g;

/** The names of a label, as it is printed: the active ones first where they have a list of their own. */
export function readInci(list: string): readonly InciName[] {
  const { actives, others } = sectionsOf(list.normalize('NFC').replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, ''));
  const { always, sometimes } = withoutOptional(others.replace(HEADING, ''));
  return [
    ...namesOf(actives).map((name) => ({ ...name, active: true as const })),
    ...namesOf(always),
    ...namesOf(sometimes).map((name) => ({ ...name, optional: true as const })),
  ];
}

function sectionsOf(label: string): { readonly actives: string; readonly others: string } {
  const active = ACTIVE.exec(withoutInactive(label));
  if (!active) return { actives: '', others: label.replace(INACTIVE, ', ') };
  const start = active.index + active[0].length;
  const inactive = INACTIVE.exec(label);
  const [before, after] = [label.slice(0, active.index), label.slice(start)];
  if (!inactive) return { actives: activeNames(after), others: before };
  if (inactive.index < active.index) {
    return { actives: activeNames(after), others: label.slice(inactive.index + inactive[0].length, active.index) };
  }
  return {
    actives: activeNames(label.slice(start, inactive.index)),
    others: label.slice(inactive.index + inactive[0].length).split(/\b(?:questions?|drug\s+facts)\b/i)[0] ?? '',
  };
}

/** 'Inactive ingredients' holds the words 'active ingredients', so they are put out of the way at the same length. */
function withoutInactive(label: string): string {
  return label.replace(/in-?active\s+ingredients?|non-?medicinal\s+ingredients?/gi, (words) => '_'.repeat(words.length));
}

function activeNames(section: string): string {
  const [named = ''] = section.split(BETWEEN_LISTS);
  return named
    .replace(/\.{2,}/g, ' ')
    .replace(PURPOSE, ' ')
    .replace(AFTER_PERCENT, '$1, ');
}

/** A note in brackets ends with them; without brackets it goes on to the end. */
function withoutOptional(list: string): { readonly always: string; readonly sometimes: string } {
  const found = MAY_CONTAIN.exec(list);
  if (!found) return { always: list, sometimes: '' };
  const rest = list.slice(found.index + found[0].length);
  const closes = /^[[(]/.test(found[0]) ? rest.search(/[\])]/) : -1;
  if (closes < 0) return { always: list.slice(0, found.index), sometimes: rest };
  const [inside, after] = [rest.slice(0, closes), rest.slice(closes + 1)];
  // '(+/-)' stands before what it is about.
  if (inside.trim() === '') return { always: list.slice(0, found.index), sometimes: after };
  const others = withoutOptional(after);
  return { always: `${list.slice(0, found.index)} ${others.always}`, sometimes: `${inside}, ${others.sometimes}` };
}

function namesOf(list: string): InciName[] {
  return entriesOf(list.replace(/[\s.]+$/, '')).flatMap((entry) => {
    // A footnote, as in '*from organic farming'.
    if (/^[*†‡]/.test(entry)) return [];
    const declared = STRENGTH.exec(entry)?.[1];
    const text = entry
      .replace(STRENGTH, ' ')
      .replace(MARKS, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s.:-]+|[\s.:]+$/g, '');
    if (text === '') return [];
    return [{ text, ...(declared !== undefined && { strength: Number(declared.replace(',', '.')) }) }];
  });
}

/** How a name may be listed elsewhere, the likeliest first: 'Parfum/Fragrance' is 'parfum' too. */
export function spellings(name: string): readonly string[] {
  const whole = comparable(name);
  const outside = comparable(name.replace(/[([][^)\]]*[)\]]/g, ' '));
  const inside = Array.from(name.matchAll(/[([]([^)\]]*)[)\]]/g), ([, text = '']) => comparable(text));
  const alternatives = [outside, ...inside.flatMap((text) => text.split(','))].flatMap((text) => text.split('/').map(comparable));
  return [...new Set([whole, outside, ...inside, ...alternatives])].filter((text) => text !== '');
}

export function comparable(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑–—]/g, '-')
    .replace(/\bsulph/g, 'sulf')
    .replace(/\s+/g, ' ')
    .replace(/\s*([/-])\s*/g, '$1')
    .replace(/^[\s.]+|[\s.]+$/g, '');
}

/** Some labels set names apart with what stands within a name elsewhere: 'Aqua / Glycerin', 'Aqua. Glycerin'. */
function entriesOf(list: string): string[] {
  const entries = split(list);
  const loose = entries.length === 1 ? list.split(/\s+[/|-]\s+|\.\s+/) : [];
  return loose.length > 2 ? loose : entries;
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
