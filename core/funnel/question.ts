import type { When } from './when.ts';

/** `web/illustrations/sprite/drawings.tsx` adds `icon` and `spot`. */
export interface DrawingNames {
  readonly scene: 'face-scan' | 'night' | 'two-minutes';
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
  /** Within a sentence that repeats the answer, where the label does not do. */
  readonly word?: string;
  /** Offered to everybody without it. */
  readonly when?: When;
};

export type Screen = {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** Asked of everybody without it. */
  readonly when?: When;
};

export type Question = Screen & {
  readonly why?: string;
  readonly drawing?: SpotName;
  /** The companion app's key, where it differs from `id`. */
  readonly exportAs?: string;
};

/** A question with a field, whose label it has besides its title. */
export type FieldQuestion = Question & {
  readonly label: string;
  /** May be skipped. */
  readonly optional?: true;
};
