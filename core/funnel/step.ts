import type { Claim } from '../claims/claim.ts';
import type { ConsentStep } from './kinds/consent.ts';
import type { DateStep } from './kinds/date.ts';
import type { NumberStep } from './kinds/number.ts';
import type { PicturesStep } from './kinds/pictures.ts';
import type { SliderStep } from './kinds/slider.ts';
import type { TextStep } from './kinds/text.ts';
import type { DrawingNames, Option, Question, Screen } from './question.ts';
import type { ResultStep } from './result.ts';
import type { When } from './when.ts';

export type { DrawingNames, IconName, Option, Question, SpotName } from './question.ts';

export type InfoStep = Screen & {
  readonly kind: 'info';
  readonly figure?: Claim;
  readonly points?: readonly string[];
  readonly numbered?: true;
  readonly illustration: DrawingNames['scene'];
  readonly button: string;
};

export type FaceStep = Screen & { readonly kind: 'face'; readonly figure?: Claim; readonly button: string };

type Choice = Question & {
  readonly options: readonly Option[];
  /** Large tiles in two columns, or small ones in three; without it the options are a list. */
  readonly layout?: 'tiles' | 'shelf';
};

export type SingleStep = Choice & { readonly kind: 'single' };
export type MultiStep = Choice & {
  readonly kind: 'multi';
  readonly reassurance?: string;
};

/** The label is a figure; a listener is told its meaning too. */
export type ScaleOption = Option & { readonly meaning: string };

export type ScaleStep = Question & {
  readonly kind: 'scale';
  readonly options: readonly ScaleOption[];
  readonly ends: readonly [low: string, high: string];
};

/** Its key in the companion app is its id, by which the confirmation page, without the steps, knows a city that was withdrawn. */
export type CityStep = Question & { readonly kind: 'city'; readonly exportAs?: undefined };

export type CounterStep = Screen & {
  readonly kind: 'counter';
  /** The title as a claim: an example is marked as one. */
  readonly figure?: Claim;
  readonly to: number;
  readonly unit: string;
  readonly caption: string;
  readonly labels: readonly [without: string, having: string];
  readonly button: string;
};

export type ChartStep = Screen & {
  readonly kind: 'chart';
  /** 0 to 100: where everything is answered, and as an example where nothing is. The title has it too. */
  readonly percent: number;
  readonly shape: 'ring' | 'bottle' | 'curve';
  readonly labels: readonly string[];
  /** For a curve: percentages on the way, one a label. */
  readonly milestones?: readonly number[];
  readonly research?: { readonly title: string; readonly claim: Claim };
  readonly button: string;
};

export type SelfieStep = Screen & { readonly kind: 'selfie'; readonly note: string; readonly button: string };

/** Kinds that the demonstration does not use; the code of those that a funnel lacks is built for nobody. */
export type FurtherStep = NumberStep | SliderStep | DateStep | TextStep | PicturesStep | ConsentStep;

export type Step =
  | InfoStep
  | SingleStep
  | MultiStep
  | ScaleStep
  | CityStep
  | CounterStep
  | ChartStep
  | FaceStep
  | SelfieStep
  | ResultStep
  | FurtherStep;

export type StepKind = Step['kind'];
export type StepOf<K extends StepKind> = Extract<Step, { kind: K }>;

export type AskingStep = SingleStep | MultiStep | ScaleStep | CityStep | FurtherStep;

export type Section = {
  readonly id: string;
  readonly title: string;
  readonly thought?: string;
  /** For each of its steps. */
  readonly when?: When;
  readonly steps: readonly Step[];
};

/** Events of these steps have carried an empty text since the first version. */
export function isInformational({ kind }: { readonly kind: StepKind }): boolean {
  return kind === 'info' || kind === 'face';
}

const ASKING: Readonly<Record<AskingStep['kind'], true>> = {
  ...{ single: true, multi: true, scale: true, city: true },
  ...{ number: true, slider: true, date: true, text: true, pictures: true, consent: true },
};

export function isAskingStep(step: Step): step is AskingStep {
  return isAskingKind(step.kind);
}

export function isAskingKind(kind: StepKind): kind is AskingStep['kind'] {
  return Object.hasOwn(ASKING, kind);
}

/** The answer is a number of a range. */
export function asksForNumber(step: Step): step is NumberStep | SliderStep {
  return step.kind === 'number' || step.kind === 'slider';
}

/** The answer is a list. */
export function takesSeveral(step: AskingStep): boolean {
  return step.kind === 'multi' || (step.kind === 'pictures' && step.several === true);
}
