import type { AskingId, OptionId } from '../funnel/index.ts';

type ChipWords = { readonly [Id in AskingId]?: { readonly [Option in OptionId<Id>]?: string } };

/** What fills the charts of the quiz, in a word or two each. An answer that leaves something open has none. */
export const answerChipCopy = {
  chips: {
    'fit-ingredients': {
      skinType: { dry: 'Dry', normal: 'Normal', oily: 'Oily', combination: 'Combination' },
      usedSkincareAcids: { used: 'Knows acids', open: 'Open to acids', 'no-acids': 'No acids' },
      benefitsOfRetinolAndVitamin: { used: 'Knows retinol', open: 'Open to retinol' },
      triedAntioxidants: { used: 'Knows antioxidants', open: 'Open to antioxidants' },
      usedSkincareSulfates: { used: 'Knows sulfates', open: 'Open to sulfates' },
    },
    'fit-condition': {
      moisturizedSkin: {
        comfortable: 'Comfortable',
        'tight-after-washing': 'Tight after washing',
        'tight-most-of-the-day': 'Tight all day',
      },
      isSensitiveSkin: { sensitive: 'Sensitive', 'non-sensitive': 'Not sensitive' },
      skinConcerns: {
        'pimples-or-acne': 'Clearer skin',
        'enlarged-pores': 'Finer pores',
        'redness-or-rosacea': 'Less redness',
        dullness: 'More glow',
        'rough-skin-texture': 'Smoother skin',
        'uneven-skin-tone': 'Even tone',
        hyperpigmentation: 'Fewer dark spots',
        'fine-lines-and-wrinkles': 'Fewer fine lines',
      },
    },
    'fit-lifestyle': {
      sleepHours: {
        'under-5-h': 'Under 5 h of sleep',
        '5-6-h': '5-6 h of sleep',
        '7-8-h': '7-8 h of sleep',
        'over-8-h': '8+ h of sleep',
      },
      skincareRoutineTime: {
        '10-minutes': '10 minutes a day',
        '20-minutes': '20 minutes a day',
        '30-minutes': '30 minutes a day',
        '1-hour': '1 hour a day',
        'even-more': 'Over an hour a day',
      },
      stressLevel: { 'every-day': 'Tense every day', often: 'Often tense', rarely: 'Rarely tense', never: 'Never tense' },
      waterIntake: {
        'only-coffee-or-tea': 'Coffee or tea',
        'about-2-glasses': 'About 2 glasses',
        '2-to-6-glasses': '2 to 6 glasses',
        'more-than-6-glasses': 'Over 6 glasses',
      },
    },
  },
} as const satisfies { readonly chips: Readonly<Record<string, ChipWords>> };
