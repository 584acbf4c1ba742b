import type { FaceMark, FaceRule, FaceRules } from '../core/presentation/face.ts';
import type { AskingId, OptionId } from './funnel/index.ts';

/** Names every option of its question, so that a new option does not compile before it is drawn. */
type RuleOf<Id extends AskingId, Shown> = FaceRule<Shown> & {
  readonly step: Id;
  readonly shows: Readonly<Record<OptionId<Id>, Shown | null>>;
};
type MarkRule<Id extends AskingId = AskingId> = Id extends AskingId ? RuleOf<Id, FaceMark> : never;

/** How the answers change the drawn face. */
export const faceRules = {
  shape: { step: 'gender', shows: { female: 'soft', male: 'square', 'non-binary': 'even' } } satisfies RuleOf<
    'gender',
    'soft' | 'square' | 'even'
  >,
  age: { step: 'age', shows: { 'under-25': 0, '25-34': 1, '35-44': 2, '45-60': 3, 'over-60': 4 } } satisfies RuleOf<
    'age',
    number
  >,
  marks: [
    {
      step: 'skinConcerns',
      shows: {
        'pimples-or-acne': 'blemishes',
        'enlarged-pores': 'pores',
        'redness-or-rosacea': 'redness',
        dullness: 'dullness',
        'rough-skin-texture': 'texture',
        'uneven-skin-tone': 'uneven-tone',
        hyperpigmentation: 'dark-spots',
        'fine-lines-and-wrinkles': 'lines',
        'nothing-from-above': null,
      },
    },
    { step: 'skinType', shows: { dry: 'flakes', normal: null, oily: 'shine', combination: 't-zone-shine' } },
    {
      step: 'additionalConcerns',
      shows: {
        dryness: 'flakes',
        oiliness: 'shine',
        'textural-irregularities': 'texture',
        'puffy-eyes': 'puffy-eyes',
        'crows-feet': 'crows-feet',
        'double-chin': 'double-chin',
        'dark-circles': 'dark-circles',
        'sagging-skin': 'sagging',
      },
    },
    {
      step: 'bothersYourSkin',
      shows: {
        tightness: null,
        flaking: 'flakes',
        itching: 'blush',
        redness: 'redness',
        'rough-patches': 'texture',
        'makeup-settles': 'lines',
        none: null,
      },
    },
    { step: 'isSensitiveSkin', shows: { sensitive: 'blush', 'non-sensitive': null } },
  ] satisfies readonly MarkRule[],
} satisfies FaceRules;
