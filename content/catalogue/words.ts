import type { FitReason, ProductFit } from '../../core/catalogue/fit.ts';
import type { EssentialIngredient } from '../../core/catalogue/listed-ingredient.ts';
import type { CatalogueKind, ListPlace } from '../../core/catalogue/product.ts';
import type { ConcernId } from '../../core/program/ingredient.ts';
import type { Reason } from '../../core/program/skin-profile.ts';
import { answerWords, traitWords } from './answers.ts';
import type { DrawbackId } from './weights.ts';

const places: Readonly<Record<ListPlace, string>> = {
  high: 'high on the list',
  middle: 'in the middle of the list',
  low: 'low on the list',
};

const concerns: Readonly<Record<ConcernId, string>> = {
  redness: 'redness',
  blemishes: 'blemishes',
  pores: 'pores',
  shine: 'shine',
  dryness: 'dryness',
  dullness: 'dullness',
  'uneven-tone': 'an uneven tone',
  'dark-spots': 'dark marks',
  texture: 'rough skin',
  lines: 'fine lines',
  firmness: 'firmness',
  'eye-area': 'the skin around the eyes',
};

const drawbacks: Readonly<Record<DrawbackId, string>> = {
  finish: '{name} can leave a drier finish',
  washing: '{name} is mild, and washing still takes a little of your own oil along',
  richness: '{name} can feel rich',
  heaviness: '{name} can feel heavy by midday',
};

const purposes: Readonly<Record<CatalogueKind, string>> = {
  cleanser: 'cleanses',
  'makeup-remover': 'takes makeup off',
  toner: 'refreshes and comforts',
  moisturizer: 'moisturizes',
  'treatment-eye': 'cares for the skin around the eyes',
  'treatment-face': 'does the work of a serum',
  spf: 'filters the sun',
  exfoliator: 'exfoliates',
  mask: 'does the work of a mask',
  oil: 'softens',
  hand: 'cares for hands',
};

const unknownFit = 'We know too few of its ingredients to say how it fits you.';

/** One for each reason, the weightiest first: 'Denatured alcohol, high on the list; you said it feels tight after washing.' */
export function fitSentences(
  fit: ProductFit,
  kind: CatalogueKind,
  ingredients: readonly EssentialIngredient[],
): readonly string[] {
  if (!fit.known) return [unknownFit];
  return fit.reasons.flatMap((reason) => {
    const ingredient = ingredients.find(({ id }) => id === reason.part.ingredient);
    return ingredient ? reasonSentence(reason, ingredient.name, kind) : [];
  });
}

function reasonSentence(reason: FitReason, name: string, kind: CatalogueKind): string {
  const said = answerOf(reason);
  return `${capitalized(statementOf(reason, name, kind))}${said ? `; you said ${said}` : ''}.`;
}

function statementOf(reason: FitReason, name: string, kind: CatalogueKind): string {
  const place = places[reason.part.place];
  switch (reason.rule) {
    case 'avoided':
      return `${name}, ${place}`;
    case 'go-easy':
      return `${name}, ${place}: your program goes easy on this`;
    case 'sought':
      return `${name}, ${place}: your program asks for this`;
    case 'concern':
      return `${name}, ${place}: for ${concerns[reason.concern]}`;
    case 'too-strong':
      return `${name} at ${reason.part.strength}%: stronger than most studies used`;
    case 'caution':
      return `${name}, ${place}: to be used with care`;
    case 'drawback':
      return drawbacks[reason.drawback as DrawbackId].replace('{name}', name);
    case 'purpose':
      return `it ${purposes[kind]} with ${name}`;
  }
}

function answerOf(reason: FitReason): string | undefined {
  const answers = reason.because.map(wordsOf);
  const trait = 'trait' in reason ? traitWords[reason.trait] : undefined;
  return answers.find((words) => words !== undefined) ?? trait;
}

function wordsOf({ step, option }: Reason): string | undefined {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = answerWords;
  return words[step]?.[option];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
