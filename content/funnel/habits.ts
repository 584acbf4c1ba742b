import type { Section } from '../../core/funnel/step.ts';
import { claims } from '../claims.ts';

export const habits = {
  id: 'habits',
  title: 'Your habits',
  steps: [
    {
      id: 'dailySkinCare',
      kind: 'single',
      title: 'Do you have a daily skincare routine?',
      reassurance: 'No routine is a fine place to start from.',
      options: [
        { id: 'morning-and-evening', label: 'Morning and evening' },
        { id: 'only-morning', label: 'Only morning' },
        { id: 'only-evening', label: 'Only evening' },
        { id: 'no-routine', label: 'No routine' },
      ],
    },
    {
      id: 'skincareProductsUse',
      kind: 'multi',
      title: 'Which skincare products do you use?',
      lead: 'Choose all that apply.',
      why: 'Your plan builds on what is already on your shelf.',
      options: [
        { id: 'cleanser', label: 'Cleanser' },
        { id: 'makeup-remover', label: 'Makeup Remover' },
        { id: 'toner', label: 'Toner' },
        { id: 'moisturizer', label: 'Moisturizer' },
        { id: 'treatment-eye', label: 'Treatment (Eye)' },
        { id: 'treatment-face', label: 'Treatment (Face)' },
        { id: 'spf', label: 'SPF' },
        { id: 'exfoliator', label: 'Exfoliator' },
        { id: 'none', label: 'None', exclusive: true },
      ],
    },
    {
      id: 'useSunscreen',
      kind: 'single',
      title: 'Do you use sunscreen outdoors?',
      options: [
        { id: 'always', label: 'Yes, always' },
        { id: 'only-in-sunny-weather', label: 'Yes, but only in sunny weather' },
        { id: 'sometimes', label: 'Sometimes' },
        { id: 'rarely', label: 'Rarely' },
        { id: 'never', label: 'Never' },
      ],
    },
    {
      id: 'location',
      kind: 'city',
      title: 'I live in...',
      why: 'Sun, dry air and city dust ask different things of your skin.',
    },
    {
      id: 'savings',
      kind: 'counter',
      title: claims.savings.text,
      to: 56,
      unit: '%',
      caption: 'Fewer bottles that end up at the back of the shelf.',
      labels: ['Without', 'With'],
      button: 'Continue',
    },
  ],
} as const satisfies Section;
