import { comparable, readInci, spellings } from './inci.ts';
import type { ListedIngredient } from './listed-ingredient.ts';
import type { CatalogueProduct, ListPlace, ProductPart, ReadProduct } from './product.ts';

/** What a name does in a product when it does nothing that a fit counts: it thickens, preserves or dissolves. */
export type AuxiliaryRole = {
  readonly names: readonly string[];
  /** Products hold one percent of it at most, so each later name stands for less than one percent too. */
  readonly atMostOnePercent: boolean;
};

export type Lexicon = {
  readonly ingredients: ReadonlyMap<string, string>;
  readonly auxiliaries: ReadonlySet<string>;
  readonly onePercentMarkers: ReadonlySet<string>;
};

const HIGH_POSITIONS = 5;
/** Where no name marks one percent. */
const LOW_FROM = 2 / 3;

export function makeLexicon(ingredients: readonly ListedIngredient[], roles: readonly AuxiliaryRole[]): Lexicon {
  const namesOf = (chosen: readonly AuxiliaryRole[]) => new Set(chosen.flatMap(({ names }) => names.map(comparable)));
  const traces = ingredients.filter(({ family }) => family === 'fragrance').flatMap(({ inci }) => inci.map(comparable));
  return {
    ingredients: new Map(ingredients.flatMap(({ id, inci }) => inci.map((name) => [comparable(name), id] as const))),
    auxiliaries: namesOf(roles),
    onePercentMarkers: new Set([...namesOf(roles.filter(({ atMostOnePercent }) => atMostOnePercent)), ...traces]),
  };
}

export function readProduct({ inci, ...product }: CatalogueProduct, lexicon: Lexicon): ReadProduct {
  const { parts, names, unrecognized } = readContents(inci, lexicon);
  return { ...product, parts, names, recognized: names - unrecognized.length };
}

type Contents = { readonly parts: readonly ProductPart[]; readonly names: number; readonly unrecognized: readonly string[] };

export function readContents(list: string, lexicon: Lexicon): Contents {
  const names = readInci(list).map((name) => ({ ...name, spellings: spellings(name.text) }));
  const marker = names.findIndex((name) => name.spellings.some((spelling) => lexicon.onePercentMarkers.has(spelling)));
  const parts: ProductPart[] = [];
  const unrecognized: string[] = [];
  for (const [index, { text, strength, spellings }] of names.entries()) {
    const known = spellings.find((spelling) => lexicon.ingredients.has(spelling));
    const ingredient = known === undefined ? undefined : lexicon.ingredients.get(known);
    const place = placeOf(index, names.length, marker);
    if (ingredient !== undefined)
      parts.push({ ingredient, position: index + 1, place, ...(strength !== undefined && { strength }) });
    else if (!spellings.some((spelling) => lexicon.auxiliaries.has(spelling))) unrecognized.push(text);
  }
  return { parts, names: names.length, unrecognized };
}

function placeOf(index: number, length: number, marker: number): ListPlace {
  const low = marker >= 0 ? marker : Math.ceil(length * LOW_FROM);
  if (index >= low) return 'low';
  return index < HIGH_POSITIONS ? 'high' : 'middle';
}
