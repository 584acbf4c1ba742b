import type { Section } from '../../core/funnel/step.ts';
import { claims } from '../claims.ts';

export const lifestyle = {
  id: 'lifestyle',
  title: 'Your days',
  thought: 'A plan should fit your days, not the other way round.',
  steps: [
    {
      id: 'sleepHours',
      kind: 'single',
      title: 'How much sleep do you get?',
      layout: 'tiles',
      why: 'Skin does much of its repair work at night.',
      options: [
        { id: 'under-5-h', label: 'Under 5 h', icon: 'sleepShort' },
        { id: '5-6-h', label: '5-6 h', icon: 'sleepHalf' },
        { id: '7-8-h', label: '7-8 h', icon: 'sleepMost' },
        { id: 'over-8-h', label: '8+ h', icon: 'sleepFull' },
      ],
    },
    {
      id: 'waterIntake',
      kind: 'single',
      title: 'How much water do you drink a day?',
      layout: 'tiles',
      options: [
        { id: 'only-coffee-or-tea', label: 'Only coffee or tea', icon: 'coffee' },
        { id: 'about-2-glasses', label: 'About 2 glasses', icon: 'glasses' },
        { id: '2-to-6-glasses', label: '2 to 6 glasses', icon: 'carafeHalf' },
        { id: 'more-than-6-glasses', label: 'More than 6 glasses', icon: 'carafeFull' },
      ],
    },
    {
      id: 'stressLevel',
      kind: 'single',
      title: 'Do you often feel stressed and tense?',
      layout: 'tiles',
      why: 'A calm five minutes can be part of your plan.',
      options: [
        { id: 'every-day', label: 'Yes everyday', icon: 'storm' },
        { id: 'often', label: 'Often', icon: 'tense' },
        { id: 'rarely', label: 'Rarely', icon: 'calm' },
        { id: 'never', label: 'Never', icon: 'still' },
      ],
    },
    {
      id: 'skincareRoutineTime',
      kind: 'single',
      title: 'How much time can you give your skincare routine each day?',
      why: 'A short routine you keep beats a long one you skip.',
      options: [
        { id: '10-minutes', label: '10 minutes', icon: 'ten' },
        { id: '20-minutes', label: '20 minutes', icon: 'twenty' },
        { id: '30-minutes', label: '30 minutes', icon: 'thirty' },
        { id: '1-hour', label: '1 hour', icon: 'hour' },
        { id: 'even-more', label: 'Even more', icon: 'more' },
      ],
    },
    {
      id: 'fit-lifestyle',
      kind: 'chart',
      title: claims.fitLifestyle.text,
      lead: 'Your plan now knows your days as well as your skin. Your goals come next.',
      percent: 93,
      shape: 'curve',
      labels: ['Ingredients', 'Skin today', 'Your days', 'Goals'],
      milestones: [67, 87, 93, 100],
      button: "Let's make it 100%!",
    },
  ],
} as const satisfies Section;
