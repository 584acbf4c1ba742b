import type { Section } from '../../core/funnel/step.ts';
import { claims } from '../claims.ts';

export const habits = {
  id: 'habits',
  title: 'Your habits',
  thought: 'Nothing has to change tonight. We only want to know where you are.',
  steps: [
    {
      id: 'dailySkinCare',
      kind: 'single',
      title: 'Do you have a daily skincare routine?',
      why: 'No routine is a fine place to start from.',
      layout: 'tiles',
      options: [
        { id: 'morning-and-evening', label: 'Morning and evening', icon: 'sunAndMoon' },
        { id: 'only-morning', label: 'Only morning', icon: 'sun' },
        { id: 'only-evening', label: 'Only evening', icon: 'moon' },
        { id: 'no-routine', label: 'No routine', icon: 'soap' },
      ],
    },
    {
      id: 'skincareProductsUse',
      kind: 'multi',
      title: 'Which skincare products do you use?',
      lead: 'Choose all that apply.',
      why: 'Your plan builds on what is already on your shelf.',
      layout: 'shelf',
      options: [
        { id: 'cleanser', label: 'Cleanser', icon: 'cleanser' },
        { id: 'makeup-remover', label: 'Makeup Remover', icon: 'remover' },
        { id: 'toner', label: 'Toner', icon: 'toner' },
        { id: 'moisturizer', label: 'Moisturizer', icon: 'moisturizer' },
        { id: 'treatment-eye', label: 'Treatment(Eye)', icon: 'eye' },
        { id: 'treatment-face', label: 'Treatment(Face)', icon: 'serum' },
        { id: 'spf', label: 'SPF', icon: 'spf' },
        { id: 'exfoliator', label: 'Exfoliator', icon: 'exfoliator' },
        { id: 'none', label: 'None', icon: 'none', exclusive: true },
      ],
    },
    {
      id: 'useSunscreen',
      kind: 'single',
      title: 'Do you use sunscreen outdoors?',
      options: [
        { id: 'always', label: 'Yes always', icon: 'shielded' },
        { id: 'only-in-sunny-weather', label: 'Yes but only in sunny weather', icon: 'sun' },
        { id: 'sometimes', label: 'Sometimes', icon: 'sunBehindCloud' },
        { id: 'rarely', label: 'Rarely', icon: 'cloud' },
        { id: 'never', label: 'Never', icon: 'noSun' },
      ],
    },
    {
      id: 'location',
      kind: 'city',
      title: 'I live in...',
      drawing: 'city',
      why: 'Sun, dry air and city dust ask different things of your skin.',
    },
    {
      id: 'savings',
      kind: 'counter',
      title: claims.savings.text,
      figure: claims.savings,
      to: 56,
      unit: '%',
      caption: 'Fewer bottles that end up at the back of the shelf.',
      labels: ['Without', 'With'],
      button: 'Continue',
    },
  ],
} as const satisfies Section;
