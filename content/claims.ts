import type { Claim, ClaimBasis } from '../core/claims/claim.ts';
import { mode } from './skincare/mode.ts';

/** The demonstration's own copy: replace it by `live` or `evidence` before real money is taken. */
const sample = { kind: 'sample' } as const satisfies ClaimBasis;

const fromAnswers: ClaimBasis = mode === 'computed' ? { kind: 'computed', from: 'content/skincare/index-rules.ts' } : sample;
const fromShares: ClaimBasis =
  mode === 'computed' ? { kind: 'computed', from: 'content/skincare/rules/profile-completeness.ts' } : sample;
const fromLabels: ClaimBasis = mode === 'computed' ? { kind: 'computed', from: 'content/catalogue/weights.ts' } : sample;

/** Every figure, badge and 'N people' that a page shows; pages refer to these and never repeat the words. */
export const claims = {
  database: { text: 'Database of 45000+ products selected specifically for you', basis: sample },
  productsAnalyzed: { text: '500K+ products', basis: sample },
  peopleHelped: { text: '25,894 people helped', basis: sample },
  trustedBy: { text: 'Trusted by over 28,820 clients', basis: sample },
  boughtLastHour: { text: '267 people bought our plans in the last 1 hour', basis: sample },

  dermatology: { text: 'Dermatology-approved guidance', basis: sample },
  medicalBoard: { text: 'Professional medical board', basis: sample },
  medicalExam: { text: 'AI that passed a real medical exam', basis: sample },
  chemists: { text: 'AI product scanner crafted by expert chemists', basis: sample },
  visibleImprovement: { text: 'Visibly improve skin quality', basis: sample },
  medicalDirector: {
    text: 'I like that it starts from what your skin is like today, and keeps the routine short enough to be done every day.',
    basis: sample,
  },
  beautyBox: { text: '$500 beauty box', basis: sample },

  savings: { text: '-56% money spent on cosmetics', basis: sample },
  fitIngredients: {
    text: 'Your treatment program is a 67% fit to you now thanks to your preferred ingredients',
    basis: fromShares,
  },
  fitCondition: { text: '87% fit thanks to hydration, sensitivity & goal', basis: fromShares },
  fitLifestyle: { text: '93% fit', basis: fromShares },
  fitTreatment: { text: 'Treatment program with 100% fit', basis: fromShares },
  research: {
    text: 'Routines matched to how dry and how sensitive the skin is are kept up longer than routines picked by brand.',
    basis: sample,
  },
  skinScores: { text: 'Hydration 56%, Elasticity 43%, Complexion 70%, Texture 83%', basis: fromAnswers },
  skinGoals: { text: 'Hydration 56% to 72%, Elasticity 43% to 65%, Complexion 70% to 89%', basis: fromAnswers },
  productFits: { text: 'Product fits of 97%, 100% and 25%', basis: fromLabels },
  productMatches: { text: 'Recommended products matching by 97%, 100% and 97%', basis: fromLabels },
} as const satisfies Readonly<Record<string, Claim>>;
