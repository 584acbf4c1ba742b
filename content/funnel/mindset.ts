import type { ScaleOption, ScaleStep, Section } from '../../core/funnel/step.ts';

const agreement = [
  { id: '1', label: '1', meaning: 'Strongly disagree' },
  { id: '2', label: '2', meaning: 'Disagree' },
  { id: '3', label: '3', meaning: 'Neither' },
  { id: '4', label: '4', meaning: 'Agree' },
  { id: '5', label: '5', meaning: 'Strongly agree' },
] as const satisfies readonly ScaleOption[];

const ends = ['Strongly disagree', 'Strongly agree'] as const satisfies ScaleStep['ends'];

const lead = 'How much do you agree?';

export const mindset = {
  id: 'mindset',
  title: 'How you choose',
  thought: 'There are no wrong answers here, only yours.',
  steps: [
    {
      id: 'challengeFindingProducts',
      kind: 'scale',
      title: 'Finding products that suit my skin is challenging',
      drawing: 'shelf',
      lead,
      options: agreement,
      ends,
    },
    {
      id: 'priceSensitive',
      kind: 'scale',
      title: 'I consider the price before I buy a product',
      drawing: 'price',
      lead,
      options: agreement,
      ends,
    },
    {
      id: 'brandLoyal',
      kind: 'scale',
      title: 'I stay loyal to the brands I know',
      drawing: 'loyal',
      lead,
      options: agreement,
      ends,
    },
    {
      id: 'hypeDriven',
      kind: 'scale',
      title: 'I buy products because everyone is talking about them',
      drawing: 'hype',
      lead,
      options: agreement,
      ends,
    },
    {
      id: 'unsureApplication',
      kind: 'scale',
      title: "I'm unsure whether I apply my products correctly",
      drawing: 'hand',
      lead,
      options: agreement,
      ends,
    },
  ],
} as const satisfies Section;
