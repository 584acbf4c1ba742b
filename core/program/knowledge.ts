import type { MetricBand, SkinMetric } from '../selfie/face-report.ts';
import type { Caution, ConcernId, Ingredient, IngredientFamily } from './ingredient.ts';
import type { Evidence, ProductKind } from './program.ts';

export type AnswerMatch = Readonly<Record<string, readonly string[] | undefined>>;

export type ProfileTrait = 'sensitive' | 'tight';

/** Fits when any part of it fits. */
export type RuleCondition = {
  readonly answers?: AnswerMatch;
  readonly traits?: readonly ProfileTrait[];
  readonly concerns?: readonly ConcernId[];
};

export type RuleBasis = { readonly sources: readonly [string, ...string[]]; readonly evidence: Evidence };

export type ConcernRule = {
  readonly concern: ConcernId;
  readonly step: string;
  /** This answer names the concern: 2 in the question about concerns, 1 in the one about further concerns. */
  readonly wish?: 1 | 2;
  readonly points: Readonly<Record<string, number | undefined>>;
};

export type ProfileTraitRule = RuleBasis & {
  readonly trait: ProfileTrait;
  readonly hints: AnswerMatch;
  readonly denial?: AnswerMatch;
};

export type PhotoRule = {
  readonly measure: SkinMetric;
  readonly concern: ConcernId;
  readonly much: MetricBand;
  readonly some: MetricBand;
};

export type SeekRule = RuleBasis & { readonly concern: ConcernId; readonly ingredients: readonly string[] };

export type AvoidRule = RuleBasis & {
  readonly about: { readonly ingredient: string } | { readonly family: IngredientFamily };
  readonly when: RuleCondition;
  readonly degree: 'leave-out' | 'go-easy';
  readonly refusal?: true;
  readonly silent?: true;
};

/** Times a week in the first week of use, and later. */
type Pace = readonly [first: number, later: number];

export type ActiveRule = RuleBasis & {
  readonly family: IngredientFamily;
  readonly only?: readonly string[];
  readonly slot: 'morning' | 'evening';
  readonly step: ProductKind;
  readonly experience?: 'acids' | 'retinoids' | 'antioxidants';
  readonly careful: Pace;
  readonly usual: Pace;
};

export type BasicRule = { readonly family: IngredientFamily; readonly step: ProductKind };

export type LimitRule = RuleBasis & { readonly when?: RuleCondition; readonly actives: number };

/** Whose skin begins slowly and with the lower strengths. */
export type CarefulRule = RuleBasis & { readonly when: RuleCondition };

/** A caution that these visitors do not read, since it is not about them. */
export type NeedlessCaution = { readonly caution: Caution; readonly when: RuleCondition };

export type StepRule = RuleBasis & {
  readonly kind: ProductKind;
  readonly slots: readonly ('morning' | 'evening')[];
  readonly minutes: number;
  readonly when?: RuleCondition;
  readonly forActives?: true;
};

export type LineRule = RuleBasis & {
  readonly id: string;
  readonly when?: RuleCondition;
  readonly weeks?: { from: number; to: number };
};

export type IngredientLineRule = LineRule & {
  readonly families?: readonly IngredientFamily[];
  /** The line holds only where every one of the families is sought. */
  readonly together?: true;
  readonly ingredients?: readonly string[];
  /** The line holds only where something is sought for the concern. */
  readonly soughtFor?: ConcernId;
  /** What the line speaks of, where its ingredients are sought for more: only reasons for these stand beside it. */
  readonly speaksOf?: readonly ConcernId[];
};

export type ProgramQuestions = Readonly<
  Record<'type' | 'acids' | 'retinoids' | 'antioxidants' | 'sulfates' | 'shelf' | 'time' | 'place', string>
>;

export type ProgramKnowledge = {
  readonly questions: ProgramQuestions;
  readonly ingredients: readonly Ingredient[];
  readonly concerns: readonly ConcernRule[];
  readonly traits: readonly ProfileTraitRule[];
  readonly photo: readonly PhotoRule[];
  readonly seek: readonly SeekRule[];
  readonly avoid: readonly AvoidRule[];
  readonly actives: readonly ActiveRule[];
  readonly basics: readonly BasicRule[];
  readonly limits: readonly LimitRule[];
  readonly careful: CarefulRule;
  readonly needless: readonly NeedlessCaution[];
  readonly steps: readonly StepRule[];
  /** Steps that are left out first where time is short: kind and half of the day. */
  readonly spare: readonly { readonly kind: ProductKind; readonly slot: 'morning' | 'evening' }[];
  readonly minutes: Readonly<Record<string, number>>;
  readonly calendar: readonly IngredientLineRule[];
  readonly sun: RuleBasis;
  readonly habits: readonly LineRule[];
  readonly expect: readonly IngredientLineRule[];
  readonly doNotExpect: readonly IngredientLineRule[];
  readonly doctor: readonly LineRule[];
};

/** Percent that a question adds to what is known; an answer that says nothing adds half of it. */
export type CompletenessModel = {
  readonly weights: Readonly<Record<string, number | undefined>>;
  readonly vague: AnswerMatch;
};
