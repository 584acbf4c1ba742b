import type { Claim } from '../claims/claim.ts';

/** What content can name a drawing by. `web/illustrations/sprite/drawings.tsx` adds `icon` and `spot`, with the names of what is drawn. */
export interface DrawingNames {
  readonly scene: 'face-scan' | 'good-hands';
}
/** Any text, until the drawings are known. */
type NameOf<Group extends string> = DrawingNames extends { readonly [_ in Group]: infer Name extends string } ? Name : string;
export type IconName = NameOf<'icon'>;
export type SpotName = NameOf<'spot'>;

/** One choice of a step. `id` is for ever (storage, SQL, analytics); `label` is free to change. */
export type Option = {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** The drawing beside the label. */
  readonly icon?: IconName;
  /** Choosing it clears every other choice, and the reverse. */
  readonly exclusive?: true;
};

type Screen = {
  readonly id: string;
  /** The one `h1` of the screen. */
  readonly title: string;
  readonly lead?: string;
};

type Question = Screen & {
  /** Why we ask, shown under the title. */
  readonly why?: string;
  /** A kind line shown below the options after a sensitive question. */
  readonly reassurance?: string;
  /** The drawing above the options. */
  readonly drawing?: SpotName;
  /** The key the companion app knows this answer by, where it differs from `id`. */
  readonly exportAs?: string;
};

/** An interstitial: asks nothing, says something worth stopping for. */
export type InfoStep = Screen & {
  readonly kind: 'info';
  /** A figure that stands out above the title. */
  readonly figure?: Claim;
  readonly points?: readonly string[];
  /** The points are parts that follow one another. */
  readonly numbered?: true;
  readonly illustration: DrawingNames['scene'];
  readonly button: string;
};

type Choice = Question & {
  readonly options: readonly Option[];
  /** Options lie below each other, unless they are large tiles in two columns, or small ones in three, as on a shelf. */
  readonly layout?: 'tiles' | 'shelf';
};

export type SingleStep = Choice & { readonly kind: 'single' };
export type MultiStep = Choice & { readonly kind: 'multi' };

/** A statement to agree with, 1 to 5. */
export type ScaleStep = Question & {
  readonly kind: 'scale';
  readonly options: readonly Option[];
  readonly ends: readonly [low: string, high: string];
};

export type CityStep = Question & { readonly kind: 'city' };

export type CounterStep = Screen & {
  readonly kind: 'counter';
  /** The percentage counted to. */
  readonly to: number;
  readonly unit: string;
  readonly caption: string;
  readonly labels: readonly [without: string, having: string];
  readonly button: string;
};

export type ChartStep = Screen & {
  readonly kind: 'chart';
  /** 0 to 100. */
  readonly percent: number;
  readonly shape: 'ring' | 'bottle' | 'curve';
  readonly labels: readonly string[];
  /** For a curve: the percentages on the way, one a label; what is above `percent` is still to come. */
  readonly milestones?: readonly number[];
  readonly claim?: { readonly title: string; readonly text: string; readonly source: string };
  readonly button: string;
};

export type SelfieStep = Screen & { readonly kind: 'selfie'; readonly note: string; readonly button: string };

export type Step = InfoStep | SingleStep | MultiStep | ScaleStep | CityStep | CounterStep | ChartStep | SelfieStep;

export type Kind = Step['kind'];
export type StepOf<K extends Kind> = Extract<Step, { kind: K }>;

/** The steps that ask something. */
export type AskingStep = SingleStep | MultiStep | ScaleStep | CityStep;

/** A named stretch of the funnel, shown in the progress bar. */
export type Section = {
  readonly id: string;
  readonly title: string;
  /** A thought to go through the section with, shown where there is room beside the question. */
  readonly thought?: string;
  readonly steps: readonly Step[];
};

export function asks(step: Step): step is AskingStep {
  return step.kind === 'single' || step.kind === 'multi' || step.kind === 'scale' || step.kind === 'city';
}
