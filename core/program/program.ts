import type { SkinMeasurements } from '../selfie/face-report.ts';
import type { Caution, ConcernId, IngredientFamily } from './ingredient.ts';
import type { IngredientAdvice, Reason, SkinProfile } from './skin-profile.ts';

export const productKinds = [
  'makeup-remover',
  'cleanser',
  'toner',
  'exfoliator',
  'treatment-face',
  'treatment-eye',
  'moisturizer',
  'spf',
] as const;

export type ProductKind = (typeof productKinds)[number];

/** `consensus` is what a guideline or a regulator says without a trial of its own. */
export type Evidence = 'strong' | 'moderate' | 'limited' | 'consensus';

export type LineGrounds = {
  readonly because: readonly Reason[];
  readonly sources: readonly [string, ...string[]];
  readonly evidence: Evidence;
};

type Slot = 'morning' | 'evening';

export type ActiveUse = {
  readonly slot: Slot;
  readonly step: ProductKind;
  readonly firstWeek: number;
  readonly later: number;
};

export type SoughtIngredient = IngredientAdvice &
  LineGrounds & {
    readonly about: { readonly ingredient: string };
    readonly family: IngredientFamily;
    readonly for: readonly [ConcernId, ...ConcernId[]];
    readonly step: ProductKind;
    /** Of ingredients that are brought in one at a time; the others come with the basics. */
    readonly use?: ActiveUse;
    /** Percent; for careful skin the lower end only. */
    readonly strength?: { readonly from: number; readonly to: number };
    /** Without what is left out anyway. */
    readonly notWith: readonly IngredientFamily[];
    readonly cautions: readonly Caution[];
  };

export type AvoidedIngredient = IngredientAdvice & LineGrounds & { readonly degree: 'leave-out' | 'go-easy' };

export type RoutineStep = LineGrounds & {
  readonly kind: ProductKind;
  readonly minutes: number;
  readonly onShelf: boolean;
  readonly ingredients: readonly string[];
  /** `some`: on the days that the calendar names. */
  readonly days: 'every' | 'some';
};

export type PausedProduct = LineGrounds & {
  readonly kind: ProductKind;
  readonly why: 'refused-acids' | 'no-time' | 'not-needed';
};

export type CalendarDay = {
  readonly day: number;
  readonly morning: readonly string[];
  readonly evening: readonly string[];
  readonly starts?: string;
  readonly patchTest?: string;
};

/** The id leads to the text in `content/skincare/words`. */
export type NamedLine = LineGrounds & { readonly id: string };

export type Expectation = NamedLine & { readonly weeks?: { readonly from: number; readonly to: number } };

/** Peaks of the UV index under a clear sky, estimated from the height of the sun; `months` from January. */
export type SunPeaks = {
  readonly today?: number;
  readonly months: readonly number[];
};

export type SunYear = LineGrounds &
  SunPeaks & {
    /** 1 to 12: months whose peak asks for protection (3 and more), and for more than that (8 and more). */
    readonly protect: readonly number[];
    readonly extra: readonly number[];
    readonly strongest: number;
  };

/** A concern on which the photo agrees with the answers. */
export type PhotoNote = { readonly concern: ConcernId };

export type Program = {
  readonly profile: SkinProfile;
  readonly photo: readonly PhotoNote[];
  /** Actives first, in the order in which the calendar brings them in. */
  readonly seek: readonly SoughtIngredient[];
  readonly avoid: readonly AvoidedIngredient[];
  readonly avoidSilently: readonly AvoidedIngredient[];
  /** Concerns that the first four weeks leave for later. */
  readonly later: readonly ConcernId[];
  readonly minutes: { readonly given: number; readonly needed: number; readonly because: readonly Reason[] };
  readonly morning: readonly RoutineStep[];
  readonly evening: readonly RoutineStep[];
  readonly resting: readonly PausedProduct[];
  readonly calendar: readonly CalendarDay[];
  readonly calendarRules: readonly NamedLine[];
  readonly sun: SunYear | undefined;
  readonly habits: readonly NamedLine[];
  readonly expect: readonly Expectation[];
  readonly doNotExpect: readonly NamedLine[];
  readonly seeADoctor: readonly NamedLine[];
};

export type ProgramInput = {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly measurements?: SkinMeasurements | undefined;
  readonly sun?: SunPeaks | undefined;
};
