import type { OptionId } from '../funnel/index.ts';
import type { Area } from './index-rules.ts';

type AreasOf<Id extends 'improveGoal' | 'skinConcerns'> = Readonly<Record<OptionId<Id>, readonly Area[]>>;

/** What a goal, and after it a concern, is about: the sales page shows these areas before the others. */
export const goalAreas: { readonly [Id in 'improveGoal' | 'skinConcerns']: AreasOf<Id> } = {
  improveGoal: {
    'skin-texture': ['texture'],
    'skin-tone': ['complexion'],
    hydration: ['hydration'],
    firmness: ['elasticity'],
    'daily-routine': [],
    confidence: [],
    other: [],
  },
  skinConcerns: {
    'pimples-or-acne': ['texture', 'complexion'],
    'enlarged-pores': ['texture'],
    'redness-or-rosacea': ['complexion', 'hydration'],
    dullness: ['complexion', 'hydration'],
    'rough-skin-texture': ['texture', 'hydration'],
    'uneven-skin-tone': ['complexion'],
    hyperpigmentation: ['complexion'],
    'fine-lines-and-wrinkles': ['elasticity', 'texture'],
    'nothing-from-above': [],
  },
};
