/** Words that are written out or not, as one likes. */
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

/** What those write who have no such key, or no such letter. Without the marks alone is found by folding. */
const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', ñ: 'ny' };
const MARKED = /[äöüøå]/;

const WRITTEN_IN_TWO_WAYS = new RegExp(`\\b(${SHORT.flat().join('|')})\\b`);

/** A name, and how else it is spelt: 'St. Louis' and 'Saint Louis', 'Zürich' and 'Zuerich'. */
export function spellings(name: string): string[] {
  const lower = name.toLowerCase();
  const all = [name];
  if (MARKED.test(lower)) all.push(lower.replace(/[äöüøå]/g, (letter) => LETTERS[letter] ?? letter));
  if (WRITTEN_IN_TWO_WAYS.test(lower)) {
    for (const [long, short] of SHORT) {
      all.push(lower.replace(new RegExp(`\\b${long}\\b`), short), lower.replace(new RegExp(`\\b${short}\\b\\.?`), long));
    }
  }
  return all;
}
