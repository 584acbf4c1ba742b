import type { IngredientFamily } from '../../../core/program/ingredient.ts';
import type {
  AvoidRule,
  ConcernRule,
  IngredientLineRule,
  LimitRule,
  Occasion,
  SeekRule,
  SkinTraitRule,
  StepRule,
} from '../../../core/program/knowledge.ts';
import type { AskingId, OptionId } from '../../funnel/index.ts';
import type { IngredientId } from '../ingredients.ts';
import type { SourceId } from '../sources.ts';

/** Options by question, by their names in the funnel. */
export type FunnelMatch = { readonly [Id in AskingId]?: readonly OptionId<Id>[] };

type FunnelOccasion = Occasion & { readonly answers?: FunnelMatch };
type Sourced = { readonly sources: readonly [SourceId, ...SourceId[]] };
type OnOccasion = Sourced & { readonly when?: FunnelOccasion };

export type SkincareConcernRule<Id extends AskingId = AskingId> = Id extends AskingId
  ? ConcernRule & { readonly step: Id; readonly points: { readonly [Option in OptionId<Id>]?: number } }
  : never;
export type SkincareTraitRule = SkinTraitRule & Sourced & { readonly hints: FunnelMatch; readonly denial?: FunnelMatch };
export type SkincareSeekRule = SeekRule & Sourced & { readonly ingredients: readonly IngredientId[] };
export type SkincareAvoidRule = AvoidRule &
  Sourced & {
    readonly when: FunnelOccasion;
    readonly about: { readonly family: IngredientFamily } | { readonly ingredient: IngredientId };
  };
export type SkincareLimitRule = LimitRule & OnOccasion;
export type SkincareStepRule = StepRule & OnOccasion;
export type SkincareLineRule = IngredientLineRule & OnOccasion & { readonly ingredients?: readonly IngredientId[] };
export type SkincareSourced = Sourced;
