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
  /** The most that a product without any of the actives of its step reaches, in percent. */
  readonly withoutActive: number;
  readonly actives: readonly IngredientFamily[];
  /** Of closeness: for the active of its step, and against each further one. */
  readonly activeHeld: number;
  readonly activeTooMany: number;
  /** Of closeness: for a part that serves the first concern, and the share of it that each next concern is worth. */
  readonly concernServed: number;
  readonly nextConcern: number;
  /** The share of the active before it that the next one is worth. */
  readonly nextActive: number;
  /** What an active at the lowest studied strength is worth beside one at the highest. */
  readonly lowestDose: number;
  /** How rich a product feels beside what a type of skin wants; of closeness only. */
  readonly textures: {
    readonly richness: Readonly<Partial<Record<IngredientFamily, number>>>;
    readonly richest: number;
    readonly wanted: Readonly<Record<'dry' | 'normal' | 'oily' | 'combination', number>>;
    readonly points: number;
  };
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
