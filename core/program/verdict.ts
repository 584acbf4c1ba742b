import type { ConcernId, Ingredient, IngredientFamily } from './ingredient.ts';
import type { Fit, IngredientAdvice, Reason } from './skin-profile.ts';

type Judged = Pick<Ingredient, 'id' | 'family'> & Partial<Pick<Ingredient, 'cautions'>>;

export type Verdict =
  | { readonly use: 'yes' }
  | {
      readonly use: 'no' | 'easy';
      readonly why: 'left-out' | 'left-out-silently' | 'go-easy' | 'sensitive' | 'tight' | 'blemish-prone';
      readonly because: readonly Reason[];
    };

type Limits = Pick<Fit, 'profile' | 'avoid' | 'avoidSilently'>;

/** Whether a visitor may use an ingredient: what the program looks for, how products fit and which are recommended all follow it. */
export function verdictOn(ingredient: Judged, { profile, avoid, avoidSilently }: Limits): Verdict {
  const advised = avoid.filter(({ about }) => isAbout(about, ingredient));
  const leftOut = advised.find(({ degree }) => degree !== 'go-easy');
  if (leftOut) return { use: 'no', why: 'left-out', because: leftOut.because };
  const silently = avoidSilently.find(({ about }) => isAbout(about, ingredient));
  if (silently) return { use: 'no', why: 'left-out-silently', because: silently.because };
  const { cautions = [] } = ingredient;
  const red = reasonsOf(profile, 'redness');
  // Red skin stings as sensitive skin does.
  if (cautions.includes('sensitive') && (profile.sensitive || red))
    return { use: 'no', why: 'sensitive', because: profile.sensitive ? [] : (red ?? []) };
  if (cautions.includes('dry') && profile.tight) return { use: 'no', why: 'tight', because: [] };
  const [easy] = advised;
  if (easy) return { use: 'easy', why: 'go-easy', because: easy.because };
  const blemishes = reasonsOf(profile, 'blemishes');
  if (cautions.includes('blemish-prone') && blemishes) return { use: 'easy', why: 'blemish-prone', because: blemishes };
  return { use: 'yes' };
}

export function isAbout(
  about: IngredientAdvice['about'],
  { id, family }: { readonly id: string; readonly family: IngredientFamily },
) {
  return 'family' in about ? about.family === family : about.ingredient === id;
}

function reasonsOf({ concerns }: Fit['profile'], concern: ConcernId): readonly Reason[] | undefined {
  return concerns.find(({ id }) => id === concern)?.because;
}
