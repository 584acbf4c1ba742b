import type { Section } from '../../core/funnel/step.ts';
import { brand } from '../brand.ts';
import { claims } from '../claims.ts';

export const profile = {
  id: 'profile',
  title: 'About you',
  thought: 'Good skincare starts with who is wearing it.',
  steps: [
    {
      id: 'welcome',
      kind: 'info',
      title: 'Welcome to the program with face scan analysis',
      lead: 'A few minutes of questions, a selfie if you like, and a plan that fits the skin you have.',
      points: [
        'Your skin, habits and favorite ingredients',
        'A face scan that stays on your device',
        'Your treatment program, step by step',
      ],
      numbered: true,
      illustration: 'face-scan',
      button: 'OK, I got it',
    },
    {
      id: 'gender',
      kind: 'single',
      title: 'What is your gender?',
      why: 'Hormones change how much oil and moisture skin makes.',
      drawing: 'mirror',
      options: [
        { id: 'female', label: 'Female' },
        { id: 'male', label: 'Male' },
        { id: 'non-binary', label: 'Non-binary' },
      ],
    },
    {
      id: 'age',
      kind: 'single',
      title: 'How old are you?',
      why: `Skin renews itself at a different pace at every age. ${brand.name} is made for adults, 18 and over.`,
      drawing: 'growth',
      options: [
        { id: 'under-25', label: 'Under 25' },
        { id: '25-34', label: '25-34' },
        { id: '35-44', label: '35-44' },
        { id: '45-60', label: '45-60' },
        { id: 'over-60', label: 'Over 60' },
      ],
    },
    {
      id: 'skinConcerns',
      kind: 'multi',
      title: 'What are your skin concerns?',
      lead: 'Choose all that apply.',
      reassurance: 'Most people choose two or three. There is nothing unusual about any of them.',
      options: [
        { id: 'pimples-or-acne', label: 'Pimples or acne', icon: 'spots' },
        { id: 'enlarged-pores', label: 'Enlarged pores', icon: 'pores' },
        { id: 'redness-or-rosacea', label: 'Redness or rosacea', icon: 'redness' },
        { id: 'dullness', label: 'Dullness', icon: 'dullness' },
        { id: 'rough-skin-texture', label: 'Rough skin texture', icon: 'texture' },
        { id: 'uneven-skin-tone', label: 'Uneven skin tone', icon: 'tone' },
        { id: 'hyperpigmentation', label: 'Hyperpigmentation', icon: 'pigment' },
        { id: 'fine-lines-and-wrinkles', label: 'Fine lines and wrinkles', icon: 'lines' },
        { id: 'nothing-from-above', label: 'Nothing from above', icon: 'clear', exclusive: true },
      ],
    },
    {
      id: 'skinType',
      kind: 'single',
      title: 'What is your skin type?',
      why: 'It decides which textures feel right on you.',
      layout: 'tiles',
      options: [
        { id: 'dry', label: 'Dry', icon: 'dry', description: 'Feels tight after washing, sometimes flaky' },
        { id: 'normal', label: 'Normal', icon: 'normal', description: 'Comfortable most of the time, rarely shiny or tight' },
        { id: 'oily', label: 'Oily', icon: 'oily', description: 'Shiny by midday, with pores you can see' },
        {
          id: 'combination',
          label: 'Combination',
          icon: 'combination',
          description: 'Shiny forehead, nose and chin, drier cheeks',
        },
      ],
    },
    {
      id: 'good-hands',
      kind: 'face',
      title: "You're in good hands",
      figure: claims.peopleHelped,
      lead: "Now let's look after you.",
      button: 'Continue',
    },
  ],
} as const satisfies Section;
