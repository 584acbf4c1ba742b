import type { Option, Section } from '../../core/funnel/step.ts';
import { claims } from '../claims.ts';

const experience = [
  { id: 'used', label: "Yes I've used them", icon: 'bloom' },
  { id: 'open', label: 'No but open or willing', icon: 'bud' },
  { id: 'unsure', label: 'Unsure', icon: 'unsure' },
] as const satisfies readonly Option[];

export const ingredients = {
  id: 'ingredients',
  title: 'Your ingredients',
  thought: 'You do not have to know them all. We start from the ones you do.',
  steps: [
    {
      id: 'usedSkincareSulfates',
      kind: 'single',
      title: 'Have you used skincare with sulfates?',
      drawing: 'foam',
      why: 'Sulfates make a cleanser foam. Some skin loves that, some finds it drying.',
      options: experience,
    },
    {
      id: 'triedAntioxidants',
      exportAs: 'tiredSkincareWithAntioxidants',
      kind: 'single',
      title: 'Have you tried skincare with antioxidants?',
      drawing: 'berries',
      why: 'Vitamin E, green tea and niacinamide are common ones.',
      options: experience,
    },
    {
      id: 'usedSkincareAcids',
      kind: 'single',
      title: 'Have you used skincare with acids (lactic, salicylic, etc.)?',
      drawing: 'dropper',
      why: 'If acids are not for you, your plan works without them.',
      options: [...experience, { id: 'no-acids', label: "I don't want to use acids", icon: 'noDrop' }],
    },
    {
      id: 'benefitsOfRetinolAndVitamin',
      kind: 'single',
      title: 'Are you aware of the benefits of retinol and vitamin C?',
      drawing: 'citrus',
      options: experience,
    },
    {
      id: 'fit-ingredients',
      kind: 'chart',
      title: claims.fitIngredients.text,
      lead: 'A few more answers will bring it closer.',
      percent: 67,
      shape: 'ring',
      labels: ['Known so far', 'Still to learn'],
      button: 'Continue',
    },
  ],
} as const satisfies Section;
