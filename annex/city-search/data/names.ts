import type { Name } from '../city-table.ts';
import { fold } from '../../../core/places/fold.ts';
import type { GeoCity } from './geonames.ts';

/** Names in any language in Latin letters, and former names, are searched only for cities of this size. */
const WELL_KNOWN = 100_000;
const LONGEST = 30;
/** A capital and small letters: excludes airport codes and letter-by-letter transcriptions. */
const LATIN_NAME = /^\p{Lu}[\p{Script=Latin}\p{M}' .-]*\p{Ll}[\p{Script=Latin}\p{M}' .-]*$/u;

const HAN = /^\p{Script=Han}+$/u;
const ARABIC = /^[\p{Script=Arabic}\s]+$/u;
const CYRILLIC = /^[\p{Script=Cyrillic}\s-]+$/u;

/** The countries whose names are not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ...each('AE BH DZ EG EH IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE AF IR PK', ARABIC),
  ...each('BG BY KG KZ MK MN RS RU TJ UA ME BA', CYRILLIC),
  ...each('CN HK MO TW SG', HAN),
  AM: /^[\p{Script=Armenian}\s-]+$/u,
  GE: /^[\p{Script=Georgian}\s-]+$/u,
  GR: /^[\p{Script=Greek}\s-]+$/u,
  CY: /^[\p{Script=Greek}\s-]+$/u,
  IL: /^[\p{Script=Hebrew}\s'-]+$/u,
  IN: /^[\p{Script=Devanagari}\s-]+$/u,
  NP: /^[\p{Script=Devanagari}\s-]+$/u,
  BD: /^[\p{Script=Bengali}\s-]+$/u,
  JP: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  KR: /^[\p{Script=Hangul}\s]+$/u,
  TH: /^[\p{Script=Thai}]+$/u,
};

function each(countries: string, script: RegExp): Record<string, RegExp> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, script]));
}

/** The English name first, then the languages, then others to search. Names that fold alike stay only if a language shows them. */
export function namesOf(
  city: GeoCity,
  english: string,
  translated: readonly (string | undefined)[],
  short: readonly string[],
): Name[] {
  const names = translatedNames(english, translated);
  const compared = new Set(names.map(({ text }) => fold(text)));
  for (const other of [...city.name.split(/ ?\/ ?/), ...short, ...alternates(city)]) {
    const folded = fold(other);
    if (folded === '' || compared.has(folded)) continue;
    compared.add(folded);
    names.push({ text: other, languages: [] });
  }
  return names;
}

export function translatedNames(english: string, translated: readonly (string | undefined)[]): Name[] {
  const names = new Map<string, number[]>();
  translated.forEach((name, language) => {
    if (!name || name === english) return;
    names.set(name, [...(names.get(name) ?? []), language]);
  });
  return [{ text: english, languages: [] }, ...Array.from(names, ([text, languages]) => ({ text, languages }))];
}

function alternates(city: GeoCity): string[] {
  const script = SCRIPTS[city.country];
  return city.alternates.filter(
    (name) =>
      name.length <= LONGEST &&
      (script?.test(name) || (city.population >= WELL_KNOWN && name.length > 3 && LATIN_NAME.test(name))),
  );
}
