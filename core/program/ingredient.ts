/** What a visitor would like to change about their skin. These are wishes in plain words and never findings. */
export const concernIds = [
  'redness',
  'blemishes',
  'pores',
  'shine',
  'dryness',
  'dullness',
  'uneven-tone',
  'dark-spots',
  'texture',
  'lines',
  'firmness',
  'eye-area',
] as const;

export type ConcernId = (typeof concernIds)[number];

export const ingredientFamilies = [
  'retinoid',
  'exfoliating-acid',
  'antioxidant',
  'tone-evening',
  'blemish-control',
  'humectant',
  'emollient',
  'occlusive',
  'barrier-lipid',
  'soothing',
  'peptide',
  'mineral-filter',
  'organic-filter',
  'mild-surfactant',
  'sulfate',
  'soap',
  'drying-alcohol',
  'fragrance',
  'scrub',
  'clay',
] as const;

export type IngredientFamily = (typeof ingredientFamilies)[number];

export type Caution =
  | 'sensitive'
  | 'dry'
  | 'blemish-prone'
  | 'sun'
  | 'pregnancy'
  | 'medicines'
  | 'salicylates'
  | 'sting'
  | 'broken-skin';

export type Ingredient<Id extends string = string, SourceId extends string = string> = {
  readonly id: Id;
  readonly name: string;
  readonly family: IngredientFamily;
  readonly goodFor: readonly ConcernId[];
  readonly cautions: readonly Caution[];
  /** Percent of a leave-on product, where published studies used it. */
  readonly strength?: { readonly from: number; readonly to: number };
  /** Families that are not used on the same night. */
  readonly conflicts: readonly IngredientFamily[];
  readonly sources: readonly [SourceId, ...SourceId[]];
};
