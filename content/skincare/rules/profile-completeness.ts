import type { AskingId } from '../../funnel/index.ts';
import type { FunnelMatch } from './typed.ts';

/**
 * What the program needs, by question. By the screens of the sections that show it, the sums are 67, 87, 93 and 100.
 * A question that the program does not use weighs nothing.
 */
export const completenessModel = {
  weights: {
    // About the visitor, their habits and ingredients: 67.
    skinConcerns: 18,
    skinType: 14,
    dailySkinCare: 3,
    skincareProductsUse: 7,
    useSunscreen: 4,
    location: 4,
    usedSkincareSulfates: 1,
    triedAntioxidants: 3,
    usedSkincareAcids: 8,
    benefitsOfRetinolAndVitamin: 5,
    // The skin today: 20.
    additionalConcerns: 6,
    moisturizedSkin: 4,
    bothersYourSkin: 4,
    isSensitiveSkin: 6,
    // Their days: 6.
    sleepHours: 1,
    waterIntake: 1,
    stressLevel: 1,
    skincareRoutineTime: 3,
    // Goals and how they choose: 7.
    improveGoal: 2,
    confidenceGoal: 1,
    outcome: 2,
    priceSensitive: 1,
    unsureApplication: 1,
  },
  vague: {
    usedSkincareSulfates: ['unsure'],
    triedAntioxidants: ['unsure'],
    usedSkincareAcids: ['unsure'],
    benefitsOfRetinolAndVitamin: ['unsure'],
    moisturizedSkin: ['not-sure'],
    improveGoal: ['other'],
    confidenceGoal: ['other'],
    outcome: ['other'],
  },
} as const satisfies {
  readonly weights: { readonly [Id in AskingId]?: number };
  readonly vague: FunnelMatch;
};
