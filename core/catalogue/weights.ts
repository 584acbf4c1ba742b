import type { IngredientFamily } from '../program/ingredient.ts';
import type { CatalogueKind, ListPlace } from './product.ts';

export type SkinTrait = 'dry' | 'tight' | 'sensitive' | 'blemish-prone' | 'oily';

export type Drawback<Id extends string = string> = {
  readonly id: Id;
  readonly family: IngredientFamily;
  readonly traits: readonly SkinTrait[];
  readonly kinds?: readonly CatalogueKind[];
  readonly points: number;
  /** Of the direction; the size is ours. */
  readonly source: string;
};

/** Points of a scale from 0 to 100. Each value has its reason in `content/catalogue/weights.ts`. */
export type FitWeights = {
  readonly start: number;
  readonly purpose: number;
  readonly sought: number;
  readonly concern: number;
  readonly avoided: number;
  readonly goEasy: number;
  /** Of a substance that no cosmetic may hold, or that only a doctor gives. */
  readonly barred: number;
  readonly leftOutSilently: number;
  readonly cautions: Readonly<Record<'sensitive' | 'tight' | 'blemish-prone', number>>;
  readonly tooStrong: number;
  readonly drawbacks: readonly Drawback[];
  readonly purposes: Readonly<Record<CatalogueKind, readonly IngredientFamily[]>>;
  readonly places: Readonly<Record<ListPlace, number>>;
  readonly tooWeak: number;
  /** Families that work, or irritate, far below one percent: their place does not matter. */
  readonly smallAmounts: readonly IngredientFamily[];
  readonly minRecognized: number;
  /** Percent; a lower fit is shown where somebody asks for it, and not recommended. */
  readonly minRecommended: number;
};
