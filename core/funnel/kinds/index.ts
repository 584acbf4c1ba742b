import type { AskingStep, FurtherStep, StepKind, StepOf } from '../step.ts';
import { consent } from './consent.ts';
import { date } from './date.ts';
import type { Kind } from './kind.ts';
import { number } from './number.ts';
import { pictures } from './pictures.ts';
import { slider } from './slider.ts';
import { text } from './text.ts';

/** A step finds its kind by its name; `answers.ts` knows the others. */
type Kinds = { readonly [K in StepKind]?: Kind<AskingStep> };

/** For visitors the build leaves out those that no step of the funnel has (`scripts/used-kinds.ts`). */
export const kinds: Kinds = {
  ...{ number, slider, date, text, pictures, consent },
} satisfies { readonly [K in FurtherStep['kind']]: Kind<StepOf<K>> };
