import type { Ingredient, IngredientFamily } from '../program/ingredient.ts';
import { comparable } from './inci.ts';

/** Beside what the program knows of it, how labels list it. */
export type StudiedIngredient = Ingredient & {
  /** The first is the usual one; compared without case. */
  readonly inci: readonly string[];
  /** Percent of a product that stays on the face, above which it may not be sold in the European Union. */
  readonly legalLimit?: number;
};

/** As much of an ingredient as a fit needs. A name of which only the family is known has neither effects nor cautions. */
export type EssentialIngredient = Pick<Ingredient, 'id' | 'name' | 'family'> &
  Partial<Pick<StudiedIngredient, 'goodFor' | 'cautions' | 'strength' | 'legalLimit'>> & {
    /** No cosmetic may hold it, or it is a medicine. */
    readonly barred?: 'prohibited' | 'medicine';
  };

export type ListedIngredient = EssentialIngredient & Pick<StudiedIngredient, 'inci'>;

export type FamilyNames = Readonly<Partial<Record<IngredientFamily, readonly string[]>>>;

export function listIngredients(ingredients: readonly StudiedIngredient[], families: FamilyNames): readonly ListedIngredient[] {
  const known = new Set(ingredients.flatMap(({ inci }) => inci.map(comparable)));
  const members = Object.entries(families).flatMap(([family, names]) =>
    names
      .filter((name) => !known.has(comparable(name)))
      .map((name) => ({
        id: idOf(name),
        inci: [name],
        name: comparable(name),
        family: family as IngredientFamily,
      })),
  );
  return [...ingredients, ...members];
}

export function idOf(name: string): string {
  return comparable(name).replace(/[^\p{L}\p{N}]+/gu, '-');
}
