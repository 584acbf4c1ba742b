import type { Caution, IngredientFamily } from '../program/ingredient.ts';
import type { CatalogueKind, ListPlace } from './product.ts';

export type SkinTrait = 'dry' | 'tight' | 'sensitive' | 'blemish-prone' | 'oily';

/** What a family brings along for some skin, also in a good product. */
export type Drawback<Id extends string = string> = {
  readonly id: Id;
  readonly family: IngredientFamily;
  readonly traits: readonly SkinTrait[];
  /** In these kinds alone; in all where it is missing. */
  readonly kinds?: readonly CatalogueKind[];
  readonly points: number;
};

/** Points of a scale from 0 to 100. Each value has its reason in `content/catalogue/weights.ts`. */
export type FitWeights = {
  readonly start: number;
  readonly purpose: number;
  readonly sought: number;
  readonly concern: number;
  readonly avoided: number;
  readonly goEasy: number;
  readonly cautions: Readonly<Partial<Record<Caution, number>>>;
  readonly tooStrong: number;
  readonly drawbacks: readonly Drawback[];
  readonly purposes: Readonly<Record<CatalogueKind, readonly IngredientFamily[]>>;
  /** What share of its points an ingredient has at a place. */
  readonly places: Readonly<Record<ListPlace, number>>;
  /** What share of what speaks for an ingredient is left below the strengths that were studied. */
  readonly tooWeak: number;
  /** Families that work, or irritate, far below one percent: their place does not matter. */
  readonly smallAmounts: readonly IngredientFamily[];
  /** A list of which a smaller share is known has no fit. */
  readonly minRecognized: number;
  /** Percent; a lower fit is shown where somebody asks for it, and not recommended. */
  readonly minRecommended: number;
};
