import type { Section } from '../../core/funnel/step.ts';
import { brand } from '../brand.ts';

export const goals = {
  id: 'goals',
  title: 'Your goals',
  thought: 'What would make you smile at the mirror?',
  steps: [
    {
      id: 'improveGoal',
      exportAs: brand.exportKeys.improveWith,
      kind: 'multi',
      title: `I hope ${brand.name} will help me improve my...`,
      lead: 'Choose all that apply.',
      options: [
        { id: 'skin-texture', label: 'Skin texture', icon: 'smooth' },
        { id: 'skin-tone', label: 'Skin tone', icon: 'tones' },
        { id: 'hydration', label: 'Hydration', icon: 'drop' },
        { id: 'firmness', label: 'Firmness', icon: 'lift' },
        { id: 'daily-routine', label: 'Daily routine', icon: 'sunAndMoon' },
        { id: 'confidence', label: 'Confidence', icon: 'star' },
        { id: 'other', label: 'Other', icon: 'other' },
      ],
    },
    {
      id: 'confidenceGoal',
      kind: 'multi',
      title: "When I feel great about my skin, I'd like to...",
      lead: 'Choose all that apply.',
      options: [
        { id: 'go-without-makeup', label: 'Go out without makeup', icon: 'clear' },
        { id: 'be-in-photos', label: 'Be in more photos', icon: 'camera' },
        { id: 'meet-new-people', label: 'Meet new people', icon: 'people' },
        { id: 'start-something-new', label: 'Start something new', icon: 'sprout' },
        { id: 'enjoy-the-mirror', label: 'Enjoy looking in the mirror', icon: 'mirror' },
        { id: 'other', label: 'Other', icon: 'other' },
      ],
    },
    {
      id: 'desiredFeeling',
      kind: 'multi',
      title: 'During my skincare journey I want to feel...',
      lead: 'Choose all that apply.',
      options: [
        { id: 'confident', label: 'Confident', icon: 'star' },
        { id: 'cared-for', label: 'Cared for', icon: 'heart' },
        { id: 'relaxed', label: 'Relaxed', icon: 'lotus' },
        { id: 'motivated', label: 'Motivated', icon: 'bolt' },
        { id: 'in-control', label: 'In control', icon: 'sliders' },
        { id: 'other', label: 'Other', icon: 'other' },
      ],
    },
    {
      id: 'outcome',
      exportAs: brand.exportKeys.outcome,
      kind: 'multi',
      title: `With ${brand.name}, I'd like to...`,
      lead: 'Choose all that apply.',
      options: [
        { id: 'know-what-suits-me', label: 'Know what suits my skin', icon: 'magnifier' },
        { id: 'keep-a-routine', label: 'Keep up a routine', icon: 'calendar' },
        { id: 'buy-fewer-products', label: 'Buy fewer, better products', icon: 'oneBottle' },
        { id: 'understand-ingredients', label: 'Understand ingredients', icon: 'flask' },
        { id: 'see-my-progress', label: 'See my progress', icon: 'progress' },
        { id: 'other', label: 'Other', icon: 'other' },
      ],
    },
  ],
} as const satisfies Section;
