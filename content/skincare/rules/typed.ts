import type { IngredientFamily } from '../../../core/program/ingredient.ts';
import type {
  AvoidRule,
  CarefulRule,
  ConcernRule,
  IngredientLineRule,
  LimitRule,
  NeedlessCaution,
  ProfileTraitRule,
  RuleCondition,
  SeekRule,
  StepRule,
} from '../../../core/program/knowledge.ts';
import type { AskingId, OptionId } from '../../funnel/index.ts';
import type { IngredientId } from '../ingredients.ts';
import type { SourceId } from '../sources.ts';

/** Options by question, by their names in the funnel. */
export type FunnelMatch = { readonly [Id in AskingId]?: readonly OptionId<Id>[] };

/** Omitted first, because the index signature of the wider type would accept any name. */
type FunnelOccasion = Omit<RuleCondition, 'answers'> & { readonly answers?: FunnelMatch };
type Sourced = { readonly sources: readonly [SourceId, ...SourceId[]] };
type OnOccasion = Sourced & { readonly when?: FunnelOccasion };

export type SkincareConcernRule<Id extends AskingId = AskingId> = Id extends AskingId
  ? Omit<ConcernRule, 'step' | 'points'> & { readonly step: Id; readonly points: { readonly [Option in OptionId<Id>]?: number } }
  : never;
export type SkincareTraitRule = Omit<ProfileTraitRule, 'hints' | 'denial'> &
  Sourced & { readonly hints: FunnelMatch; readonly denial?: FunnelMatch };
export type SkincareSeekRule = SeekRule & Sourced & { readonly ingredients: readonly IngredientId[] };
export type SkincareAvoidRule = Omit<AvoidRule, 'when'> &
  Sourced & {
    readonly when: FunnelOccasion;
    readonly about: { readonly family: IngredientFamily } | { readonly ingredient: IngredientId };
  };
export type SkincareLimitRule = Omit<LimitRule, 'when'> & OnOccasion;
export type SkincareCarefulRule = Omit<CarefulRule, 'when'> & Sourced & { readonly when: FunnelOccasion };
export type SkincareNeedlessCaution = Omit<NeedlessCaution, 'when'> & { readonly when: FunnelOccasion };
export type SkincareStepRule = Omit<StepRule, 'when'> & OnOccasion;
export type SkincareLineRule = Omit<IngredientLineRule, 'when'> & OnOccasion & { readonly ingredients?: readonly IngredientId[] };
export type SkincareSourced = Sourced;
