import type { IngredientFamily } from '../program/ingredient.ts';
import { type AuxiliaryRole, type Lexicon, makeLexicon } from './contents.ts';
import { type FamilyNames, idOf, type ListedIngredient, listIngredients, type StudiedIngredient } from './listed-ingredient.ts';

export type BarredNames = {
  readonly barred: 'prohibited' | 'medicine';
  readonly family: IngredientFamily;
  readonly names: readonly string[];
};

/** What an unknown name says of its family: a name that ends in 'leaf oil' is an essential oil. */
export type FamilySign = { readonly family: IngredientFamily; readonly name: string; readonly pattern: RegExp };

/** What labels are read with. */
export type LabelKnowledge = {
  readonly studied: readonly StudiedIngredient[];
  readonly families: FamilyNames;
  readonly barred: readonly BarredNames[];
  readonly auxiliaries: readonly AuxiliaryRole[];
  /** By the name of the European lists: how the same is called on labels of other countries. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  readonly signs: readonly FamilySign[];
};

type LabelReader = { readonly ingredients: readonly ListedIngredient[]; readonly lexicon: Lexicon };

export function labelReader({ studied, families, barred, auxiliaries, synonyms, signs }: LabelKnowledge): LabelReader {
  const guessed = signs.map(({ family, name }, index) => ({ id: `sign-${index + 1}`, inci: [], name, family }));
  const ingredients = [
    ...listIngredients(studied, families),
    ...barred.flatMap(({ names, ...group }) => names.map((name) => ({ id: idOf(name), name, inci: [name], ...group }))),
    ...guessed,
  ];
  const lexicon = makeLexicon(ingredients, auxiliaries, {
    synonyms,
    signs: signs.map(({ pattern }, index) => ({ pattern, ingredient: `sign-${index + 1}` })),
  });
  return { ingredients, lexicon };
}
