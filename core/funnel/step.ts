import type { Claim } from '../claims/claim.ts';
import type { When } from './when.ts';

/** `web/illustrations/sprite/drawings.tsx` adds `icon` and `spot`. */
export interface DrawingNames {
  readonly scene: 'face-scan';
}
type NameOf<Group extends string> = DrawingNames extends { readonly [_ in Group]: infer Name extends string } ? Name : string;
export type IconName = NameOf<'icon'>;
export type SpotName = NameOf<'spot'>;

/** `id` never changes (storage, SQL, analytics); `label` may. */
export type Option = {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly icon?: IconName;
  /** Choosing it clears every other choice, and the reverse. */
  readonly exclusive?: true;
  /** Offered to everybody without it. */
  readonly when?: When;
};

type Screen = {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** Asked of everybody without it. */
  readonly when?: When;
};

type Question = Screen & {
  readonly why?: string;
  readonly drawing?: SpotName;
  /** The companion app's key, where it differs from `id`. */
  readonly exportAs?: string;
};

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

export type Step = InfoStep | SingleStep | MultiStep | ScaleStep | CityStep | CounterStep | ChartStep | FaceStep | SelfieStep;

export type StepKind = Step['kind'];
export type StepOf<K extends StepKind> = Extract<Step, { kind: K }>;

export type AskingStep = SingleStep | MultiStep | ScaleStep | CityStep;

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

export function isAskingStep(step: Step): step is AskingStep {
  return step.kind === 'single' || step.kind === 'multi' || step.kind === 'scale' || step.kind === 'city';
}
