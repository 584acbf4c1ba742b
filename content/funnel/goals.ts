import type { Section } from '../../core/funnel/step.ts';
import { brand } from '../brand.ts';

export const goals = {
  id: 'goals',
  title: 'Your goals',
  steps: [
    {
      id: 'improveGoal',
      exportAs: brand.exportKeys.improveWith,
      kind: 'multi',
      title: `I hope ${brand.name} will help me improve my...`,
      lead: 'Choose all that apply.',
      options: [
        { id: 'skin-texture', label: 'Skin texture' },
        { id: 'skin-tone', label: 'Skin tone' },
        { id: 'hydration', label: 'Hydration' },
        { id: 'firmness', label: 'Firmness' },
        { id: 'daily-routine', label: 'Daily routine' },
        { id: 'confidence', label: 'Confidence' },
        { id: 'other', label: 'Other' },
      ],
    },
    {
      id: 'confidenceGoal',
      kind: 'multi',
      title: "When I feel great about my skin, I'd like to...",
      lead: 'Choose all that apply.',
      options: [
        { id: 'go-without-makeup', label: 'Go out without makeup' },
        { id: 'be-in-photos', label: 'Be in more photos' },
        { id: 'meet-new-people', label: 'Meet new people' },
        { id: 'start-something-new', label: 'Start something new' },
        { id: 'enjoy-the-mirror', label: 'Enjoy looking in the mirror' },
        { id: 'other', label: 'Other' },
      ],
    },
    {
      id: 'desiredFeeling',
      kind: 'multi',
      title: 'During my skincare journey I want to feel...',
      lead: 'Choose all that apply.',
      options: [
        { id: 'confident', label: 'Confident' },
        { id: 'cared-for', label: 'Cared for' },
        { id: 'relaxed', label: 'Relaxed' },
        { id: 'motivated', label: 'Motivated' },
        { id: 'in-control', label: 'In control' },
        { id: 'other', label: 'Other' },
      ],
    },
    {
      id: 'outcome',
      exportAs: brand.exportKeys.outcome,
      kind: 'multi',
      title: `With ${brand.name}, I'd like to...`,
      lead: 'Choose all that apply.',
      options: [
        { id: 'know-what-suits-me', label: 'Know what suits my skin' },
        { id: 'keep-a-routine', label: 'Keep up a routine' },
        { id: 'buy-fewer-products', label: 'Buy fewer, better products' },
        { id: 'understand-ingredients', label: 'Understand ingredients' },
        { id: 'see-my-progress', label: 'See my progress' },
        { id: 'other', label: 'Other' },
      ],
    },
  ],
} as const satisfies Section;
