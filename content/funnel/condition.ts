import type { Section } from '../../core/funnel/step.ts';
import { claims } from '../claims.ts';

export const condition = {
  id: 'condition',
  title: 'Your skin today',
  steps: [
    {
      id: 'additionalConcerns',
      kind: 'multi',
      title: 'Any additional concerns?',
      lead: 'Choose all that apply.',
      reassurance: 'Every face has some of these. Naming them is how a plan gets personal.',
      options: [
        { id: 'dryness', label: 'Dryness' },
        { id: 'oiliness', label: 'Oiliness' },
        { id: 'textural-irregularities', label: 'Textural Irregularities' },
        { id: 'puffy-eyes', label: 'Puffy eyes' },
        { id: 'crows-feet', label: "Crow's feet" },
        { id: 'double-chin', label: 'Double chin' },
        { id: 'dark-circles', label: 'Dark circles' },
        { id: 'sagging-skin', label: 'Sagging Skin' },
      ],
    },
    {
      id: 'moisturizedSkin',
      kind: 'single',
      title: 'Is your skin well moisturized?',
      options: [
        { id: 'comfortable', label: 'Yes, it feels comfortable' },
        { id: 'tight-after-washing', label: 'It feels tight after washing' },
        { id: 'tight-most-of-the-day', label: 'It feels tight most of the day' },
        { id: 'not-sure', label: "I'm not sure" },
      ],
    },
    {
      id: 'bothersYourSkin',
      kind: 'multi',
      title: 'What bothers your skin during the day?',
      lead: 'Choose all that apply.',
      options: [
        { id: 'tightness', label: 'Tightness' },
        { id: 'flaking', label: 'Flaking or peeling' },
        { id: 'itching', label: 'Itching' },
        { id: 'redness', label: 'Redness' },
        { id: 'rough-patches', label: 'Rough patches' },
        { id: 'makeup-settles', label: 'Makeup settles into lines' },
        { id: 'none', label: 'None', exclusive: true },
      ],
    },
    {
      id: 'isSensitiveSkin',
      kind: 'single',
      title: 'Is your skin sensitive?',
      why: 'Sensitive skin does better with fewer ingredients and no perfume.',
      options: [
        { id: 'sensitive', label: 'Sensitive', description: 'Stings, itches or reddens easily with new products' },
        { id: 'non-sensitive', label: 'Non-sensitive', description: 'Rarely reacts to new products' },
      ],
    },
    {
      id: 'fit-condition',
      kind: 'chart',
      title: claims.fitCondition.text,
      percent: 87,
      shape: 'bars',
      labels: ['Hydration', 'Sensitivity', 'Goal'],
      claim: {
        title: 'What research suggests',
        text: claims.research.text,
        source: 'Sample summary for this demonstration',
      },
      button: 'Continue',
    },
  ],
} as const satisfies Section;
