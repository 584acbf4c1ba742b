import type { FitWords } from '../../core/catalogue/fit-sentences.ts';
import { because } from '../skincare/words/because.ts';
import type { DrawbackId } from './weights.ts';

const drawbacks: Readonly<Record<DrawbackId, string>> = {
  finish: '{name} can leave a drier finish',
  washing: '{name} is mild, and washing still takes a little of your own oil along',
  richness: '{name} can feel rich',
  heaviness: '{name} can feel heavy by midday',
};

/** How the fit of a product is put into words. */
export const fitWords: FitWords = {
  rules: {
    avoided: '{name}, {place}',
    'go-easy': '{name}, {place}: your program goes easy on this',
    sought: '{name}, {place}: your program asks for this',
    concern: '{name}, {place}: for {concern}',
    'too-strong': '{name} at {strength}%: stronger than most studies used',
    'over-limit': '{name} at {strength}%: more than European law allows in a product that stays on the face',
    caution: '{name}, {place}: to be used with care',
    purpose: 'it {purpose} with {name}',
  },
  withoutActive: 'It holds none of the actives that your program brings in at this step',
  barred: {
    prohibited: '{name} is not allowed in cosmetics in the European Union',
    medicine: '{name} is a medicine, not a cosmetic',
  },
  drawbacks,
  places: { high: 'high on the list', middle: 'in the middle of the list', low: 'low on the list' },
  concerns: {
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
  },
  purposes: {
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
  },
  because,
  traits: {
    dry: 'You said your skin is dry',
    tight: 'You said your skin feels tight or flakes',
    sensitive: 'You said your skin is sensitive',
    oily: 'You said your skin is oily',
    'blemish-prone': 'You said you get pimples',
  },
  nothing: 'What its label lists speaks neither for nor against it here.',
  unknown: 'We know too few of its ingredients to say how it fits you.',
};
