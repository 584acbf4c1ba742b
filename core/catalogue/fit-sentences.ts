import { fill } from '../presentation/fill.ts';
import type { ConcernId } from '../program/ingredient.ts';
import type { Reason } from '../program/skin-profile.ts';
import { capitalized } from '../program/wording.ts';
import type { ProductFit } from './fit.ts';
import type { FitCause, PartReason } from './judged-part.ts';
import type { EssentialIngredient } from './listed-ingredient.ts';
import type { CatalogueKind, ListPlace } from './product.ts';
import type { SkinTrait } from './weights.ts';

type Texts<Id extends string> = Readonly<Record<Id, string>>;

/** Words in braces are filled in: `{name}`, `{place}`, `{concern}`, `{strength}`, `{purpose}`. */
export type FitWords = {
  readonly rules: Texts<Exclude<FitCause['rule'], 'drawback' | 'barred'>>;
  readonly barred: Texts<'prohibited' | 'medicine'>;
  readonly withoutActive: string;
  readonly drawbacks: Readonly<Record<string, string>>;
  readonly places: Texts<ListPlace>;
  readonly concerns: Texts<ConcernId>;
  readonly purposes: Texts<CatalogueKind>;
  readonly because: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Where no single answer says it. */
  readonly traits: Texts<SkinTrait>;
  readonly unknown: string;
  readonly nothing: string;
};

/** One for each reason, the weightiest first: 'Denatured alcohol, high on the list; you said it feels tight after washing.' */
export function fitSentences(
  fit: ProductFit,
  kind: CatalogueKind,
  ingredients: readonly EssentialIngredient[],
  words: FitWords,
): readonly string[] {
  if (!fit.known) return [words.unknown];
  if (fit.reasons.length === 0) return [words.nothing];
  return fit.reasons.flatMap((reason) => {
    if (reason.rule === 'without-active') return `${words.withoutActive}.`;
    const ingredient = ingredients.find(({ id }) => id === reason.part.ingredient);
    return ingredient ? reasonSentence(reason, ingredient.name, kind, words) : [];
  });
}

function reasonSentence(reason: PartReason, name: string, kind: CatalogueKind, words: FitWords): string {
  const { place, strength = '' } = reason.part;
  const concern = reason.rule === 'concern' ? words.concerns[reason.concern] : '';
  const pattern = patternOf(reason, words);
  const statement = fill(pattern, { name, place: words.places[place], strength, concern, purpose: words.purposes[kind] });
  const answer = answerOf(reason, words);
  return `${capitalized(statement)}${answer ? `; ${answer.charAt(0).toLowerCase()}${answer.slice(1)}` : ''}.`;
}

function patternOf(reason: PartReason, words: FitWords): string {
  if (reason.rule === 'drawback') return words.drawbacks[reason.drawback] ?? '';
  return reason.rule === 'barred' ? words.barred[reason.as] : words.rules[reason.rule];
}

function answerOf(reason: PartReason, { because, traits }: FitWords): string | undefined {
  const answers = reason.because.map(({ step, option }: Reason) => because[step]?.[option]);
  const trait = 'trait' in reason ? traits[reason.trait] : undefined;
  return answers.find((words) => words !== undefined) ?? trait;
}
