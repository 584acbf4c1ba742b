import type { ConcernId, IngredientFamily } from './ingredient.ts';

/** An answer of the quiz that led to something: a question's id and an option's. */
export type Reason = { readonly step: string; readonly option: string };

/** How far the visitor is with a family of ingredients that takes getting used to. */
export type FamilyExperience = 'used' | 'open' | 'unsure' | 'refused';

/** What the answers say about the skin, in the visitor's own terms. */
export type SkinProfile = {
  readonly type: 'dry' | 'normal' | 'oily' | 'combination' | undefined;
  readonly sensitive: boolean;
  /** Feels tight or flakes: water is lost faster than usual. */
  readonly tight: boolean;
  /** In the order in which the program takes them on. */
  readonly concerns: readonly { readonly id: ConcernId; readonly because: readonly Reason[] }[];
  readonly experience: Readonly<Record<'acids' | 'retinoids' | 'antioxidants' | 'sulfates', FamilyExperience>>;
};

/** A line of the program about an ingredient, or about a family of them. */
export type IngredientAdvice = {
  /** An id of `content/skincare/ingredients.ts`, or a whole family. */
  readonly about: { readonly ingredient: string } | { readonly family: IngredientFamily };
  readonly because: readonly [Reason, ...Reason[]];
};

/** What a product is compared with. */
export type Fit = {
  readonly profile: SkinProfile;
  readonly seek: readonly IngredientAdvice[];
  readonly avoid: readonly IngredientAdvice[];
  /** No product with it is proposed, and none is worth less for it. */
  readonly avoidSilently: readonly IngredientAdvice[];
};
