/** Words that may be abbreviated. */
const SHORT = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['sankt', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['santa', 'sta'],
  ['santo', 'sto'],
  ['ciudad', 'cd'],
  ['puerto', 'pto'],
  ['and', '&'],
] as const;

/** Spellings on keyboards without these letters. Folding finds the letters without their marks. */
const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const MARKED = /[äöüøå]/g;

const HAS_VARIANT = word(SHORT.flat().join('|'));
const RESPELT = SHORT.flatMap(([long, short]) => [[word(long), short] as const, [word(`${short}\\.?`), long] as const]);

/** 'St. Louis' and 'Saint Louis', 'Zürich' and 'Zuerich'. */
export function spellings(name: string): string[] {
  const lower = name.toLowerCase();
  const all = [name, lower.replace(MARKED, (letter) => LETTERS[letter] ?? letter)];
  if (HAS_VARIANT.test(lower)) all.push(...RESPELT.map(([one, other]) => lower.replace(one, other)));
  return all;
}

/** `\b` treats an accented letter as the end of a word. */
function word(letters: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${letters})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
}
