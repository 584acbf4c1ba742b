import type { Fit, IngredientAdvice } from '../program/skin-profile.ts';
import { isAbout, type Verdict, verdictOn } from '../program/verdict.ts';
import type { EssentialIngredient } from './listed-ingredient.ts';

/** What an ingredient is to one visitor, whatever product holds it. */
export type Opinion = {
  readonly verdict: Verdict;
  readonly sought: IngredientAdvice | undefined;
  /** The first of the visitor's that it is good for. */
  readonly concern: Fit['profile']['concerns'][number] | undefined;
};

export function opinionOn(ingredient: EssentialIngredient, fit: Fit): Opinion {
  return {
    verdict: verdictOn(ingredient, fit),
    sought: fit.seek.find(({ about }) => isAbout(about, ingredient)),
    concern: fit.profile.concerns.find(({ id }) => ingredient.goodFor?.includes(id)),
  };
}
