import { comparable, readInci, spellings } from './inci.ts';
import type { ListedIngredient } from './listed-ingredient.ts';
import type { CatalogueProduct, ListPlace, ProductPart, ReadProduct } from './product.ts';

/** What a name does in a product when it does nothing that a fit counts: it thickens, preserves or dissolves. */
export type AuxiliaryRole = {
  readonly names: readonly string[];
  /** Products hold one percent of it at most, so each later name stands for less than one percent too. */
  readonly atMostOnePercent: boolean;
};

type NameSign = { readonly pattern: RegExp; readonly ingredient: string };

export type Lexicon = {
  readonly ingredients: ReadonlyMap<string, string>;
  readonly auxiliaries: ReadonlySet<string>;
  readonly onePercentMarkers: ReadonlySet<string>;
  /** By the comparable form of each. */
  readonly synonyms: ReadonlyMap<string, string>;
  /** The first that fits an unknown name holds. */
  readonly signs: readonly NameSign[];
};

type Hints = { readonly synonyms: Readonly<Record<string, readonly string[]>>; readonly signs: readonly NameSign[] };

const HIGH_POSITIONS = 5;
/** Where no name marks one percent. */
const LOW_FROM = 2 / 3;
/** So many names in the order of the alphabet are no accident, and their place says nothing. */
const MIN_SORTED = 7;

export function makeLexicon(
  ingredients: readonly ListedIngredient[],
  roles: readonly AuxiliaryRole[],
  { synonyms, signs }: Hints = { synonyms: {}, signs: [] },
): Lexicon {
  const namesOf = (chosen: readonly AuxiliaryRole[]) => new Set(chosen.flatMap(({ names }) => names.map(comparable)));
  const traces = ingredients.filter(({ family }) => family === 'fragrance').flatMap(({ inci }) => inci.map(comparable));
  return {
    ingredients: new Map(ingredients.flatMap(({ id, inci }) => inci.map((name) => [comparable(name), id] as const))),
    auxiliaries: namesOf(roles),
    onePercentMarkers: new Set([...namesOf(roles.filter(({ atMostOnePercent }) => atMostOnePercent)), ...traces]),
    synonyms: new Map(
      Object.entries(synonyms).flatMap(([name, others]) => others.map((other) => [comparable(other), comparable(name)] as const)),
    ),
    signs,
  };
}

export function readProduct({ inci, ...product }: CatalogueProduct, lexicon: Lexicon): ReadProduct {
  const { parts, names, unrecognized } = readContents(inci, lexicon);
  return { ...product, parts, names, recognized: names - unrecognized.length };
}

type Contents = { readonly parts: readonly ProductPart[]; readonly names: number; readonly unrecognized: readonly string[] };

/** An unknown name whose family can be guessed counts as a part, and still as unknown. */
export function readContents(list: string, lexicon: Lexicon): Contents {
  const names = readInci(list).map((name) => ({
    ...name,
    spellings: spellings(name.text).map((spelling) => lexicon.synonyms.get(spelling) ?? spelling),
  }));
  const listed = names.filter(({ active, optional }) => !active && !optional);
  const marker = listed.findIndex((name) => name.spellings.some((spelling) => lexicon.onePercentMarkers.has(spelling)));
  const sorted = isSorted(listed.map(({ text }) => comparable(text)));
  const parts: ProductPart[] = [];
  const unrecognized: string[] = [];
  for (const name of names) {
    const { text, strength, optional } = name;
    const known = ingredientsOf(name.spellings, lexicon);
    const isKnown = known.length > 0 || name.spellings.some((spelling) => lexicon.auxiliaries.has(spelling));
    const guessed = isKnown
      ? undefined
      : lexicon.signs.find(({ pattern }) => name.spellings.some((spelling) => pattern.test(spelling)));
    const place = sorted ? 'middle' : placeOf(listed.indexOf(name), listed.length, marker);
    for (const ingredient of guessed ? [guessed.ingredient] : known) {
      parts.push({
        ingredient,
        place: name.active ? 'high' : optional ? 'low' : place,
        ...(strength !== undefined && { strength }),
        ...(optional && { optional }),
      });
    }
    if (!isKnown && !optional) unrecognized.push(text);
  }
  return { parts, names: names.filter(({ optional }) => !optional).length, unrecognized };
}

/** A name that is not known as a whole may hold several: 'Vitamin C (Ascorbic Acid)', 'Parfum (Limonene, Linalool)'. */
function ingredientsOf(spellings: readonly string[], { ingredients, auxiliaries }: Lexicon): readonly string[] {
  const [whole = ''] = spellings;
  const all = ingredients.has(whole) || auxiliaries.has(whole) ? [whole] : spellings;
  return [...new Set(all.flatMap((spelling) => ingredients.get(spelling) ?? []))];
}

/** United States law lets the inactive ingredients of a drug stand in the order of the alphabet (21 CFR 201.66). */
function isSorted(names: readonly string[]): boolean {
  return names.length >= MIN_SORTED && names.every((name, index) => index === 0 || name >= (names[index - 1] ?? ''));
}

function placeOf(index: number, length: number, marker: number): ListPlace {
  const low = marker >= 0 ? marker : Math.ceil(length * LOW_FROM);
  if (index >= low) return 'low';
  return index < HIGH_POSITIONS ? 'high' : 'middle';
}
