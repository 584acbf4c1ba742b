import type { Section } from '../../core/funnel/step.ts';
import { claims } from '../claims.ts';

export const condition = {
  id: 'condition',
  title: 'Your skin today',
  thought: 'Skin changes with the weather, the week and the years. Today is where we begin.',
  steps: [
    {
      id: 'additionalConcerns',
      kind: 'multi',
      title: 'Any additional concerns?',
      lead: 'Choose all that apply.',
      reassurance: 'Every face has some of these. Naming them is how a plan gets personal.',
      options: [
        { id: 'dryness', label: 'Dryness', icon: 'dryness' },
        { id: 'oiliness', label: 'Oiliness', icon: 'oiliness' },
        { id: 'textural-irregularities', label: 'Textural Irregularities', icon: 'texture' },
        { id: 'puffy-eyes', label: 'Puffy eyes', icon: 'puffy' },
        { id: 'crows-feet', label: "Crow's feet", icon: 'crowsFeet' },
        { id: 'double-chin', label: 'Double chin', icon: 'doubleChin' },
        { id: 'dark-circles', label: 'Dark circles', icon: 'darkCircles' },
        { id: 'sagging-skin', label: 'Sagging Skin', icon: 'sagging' },
      ],
    },
    {
      id: 'moisturizedSkin',
      kind: 'single',
      title: 'Is your skin well moisturized?',
      layout: 'tiles',
      options: [
        { id: 'comfortable', label: 'Yes, it feels comfortable', icon: 'drop' },
        { id: 'tight-after-washing', label: 'It feels tight after washing', icon: 'dropHalf' },
        { id: 'tight-most-of-the-day', label: 'It feels tight most of the day', icon: 'dropLow' },
        { id: 'not-sure', label: "I'm not sure", icon: 'dropUnknown' },
      ],
    },
    {
      id: 'bothersYourSkin',
      kind: 'multi',
      title: 'What bothers your skin during the day?',
      lead: 'Choose all that apply.',
      options: [
        { id: 'tightness', label: 'Tightness', icon: 'tight' },
        { id: 'flaking', label: 'Flaking or peeling', icon: 'flaking' },
        { id: 'itching', label: 'Itching', icon: 'itching' },
        { id: 'redness', label: 'Redness', icon: 'redness' },
        { id: 'rough-patches', label: 'Rough patches', icon: 'rough' },
        { id: 'makeup-settles', label: 'Makeup settles into lines', icon: 'makeup' },
        { id: 'none', label: 'None', icon: 'clear', exclusive: true },
      ],
    },
    {
      id: 'isSensitiveSkin',
      kind: 'single',
      title: 'Is your skin sensitive?',
      layout: 'tiles',
      why: 'Sensitive skin does better with fewer ingredients and no perfume.',
      drawing: 'feather',
      options: [
        {
          id: 'sensitive',
          label: 'Sensitive',
          icon: 'feather',
          description: 'Stings, itches or reddens easily with new products',
        },
        { id: 'non-sensitive', label: 'Non-sensitive', icon: 'shield', description: 'Rarely reacts to new products' },
      ],
    },
    {
      id: 'fit-condition',
      kind: 'chart',
      title: claims.fitCondition.text,
      percent: 87,
      shape: 'bottle',
      labels: ['Hydration', 'Sensitivity', 'Goal'],
      research: { title: 'What research suggests', claim: claims.research },
      button: 'Continue',
    },
  ],
} as const satisfies Section;
