import type { Ingredient, IngredientFamily } from '../program/ingredient.ts';
import { type AuxiliaryRole, type Lexicon, makeLexicon } from './contents.ts';
import { type FamilyNames, type ListedIngredient, listIngredients } from './listed-ingredient.ts';

export type BarredSubstance = {
  readonly name: string;
  readonly inci: readonly string[];
  readonly family: IngredientFamily;
  readonly barred: 'prohibited' | 'medicine';
};

/** What an unknown name says of its family: a name that ends in 'leaf oil' is an essential oil. */
export type FamilySign = { readonly family: IngredientFamily; readonly name: string; readonly pattern: RegExp };

/** What labels are read with. */
export type LabelKnowledge = {
  readonly studied: readonly Ingredient[];
  readonly families: FamilyNames;
  readonly barred: readonly BarredSubstance[];
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
    ...barred.map((substance) => ({ id: idOf(substance.name), ...substance })),
    ...guessed,
  ];
  const lexicon = makeLexicon(ingredients, auxiliaries, {
    synonyms,
    signs: signs.map(({ pattern }, index) => ({ pattern, ingredient: `sign-${index + 1}` })),
  });
  return { ingredients, lexicon };
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
