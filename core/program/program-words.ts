import type { Caution, ConcernId, IngredientFamily } from './ingredient.ts';
import type { PausedProduct, ProductKind } from './program.ts';
import type { SkinProfile } from './skin-profile.ts';

type SkinType = NonNullable<SkinProfile['type']>;
type Texts<Id extends string> = Readonly<Record<Id, string>>;

/** Words in braces are filled in: `{concern}`, `{minutes}`. */
export type ProgramWords = {
  readonly types: Texts<SkinType>;
  readonly headline: Texts<'first' | 'dryFirst' | 'alone' | 'untyped' | 'nothing' | 'more'>;
  readonly concerns: Texts<ConcernId>;
  readonly families: Texts<IngredientFamily>;
  readonly kinds: Texts<ProductKind>;
  readonly cautions: Texts<Caution>;
  readonly resting: Texts<PausedProduct['why']>;
  readonly firstWeek: Texts<'basics' | 'sun' | 'patchTest' | 'noActive'>;
  readonly lines: Texts<
    | 'seekSome'
    | 'seekDaily'
    | 'seekBasic'
    | 'begin'
    | 'strength'
    | 'strengthOne'
    | 'notWith'
    | 'otherFamily'
    | 'leaveOut'
    | 'goEasy'
    | 'step'
    | 'stepSomeDays'
    | 'lookFor'
    | 'onShelf'
    | 'onShelfToCheck'
    | 'minutes'
    | 'later'
    | 'rests'
    | 'weekBasics'
    | 'weekStarts'
    | 'weekGoesOn'
    | 'onDay'
    | 'onDays'
    | 'onDates'
    | 'onSameDates'
    | 'everyDay'
    | 'weekTests'
    | 'sunToday'
    | 'sunMonths'
    | 'sunAllYear'
    | 'sunLow'
    | 'fromMonth'
    | 'inMonth'
    | 'weeks'
    | 'week'
    | 'photo'
    | 'photoShows'
  >;
  readonly named: Readonly<Record<string, string>>;
  readonly because: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly city: string;
  readonly here: string;
  readonly slots: Texts<'morning' | 'evening'>;
  readonly times: readonly string[];
  readonly months: readonly string[];
  readonly and: string;
  readonly or: string;
};
