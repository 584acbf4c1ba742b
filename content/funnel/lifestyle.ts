import type { Section } from '../../core/funnel/step.ts';
import { claims } from '../claims.ts';

export const lifestyle = {
  id: 'lifestyle',
  title: 'Your days',
  steps: [
    {
      id: 'sleepHours',
      kind: 'single',
      title: 'How much sleep do you get?',
      why: 'Skin does much of its repair work at night.',
      options: [
        { id: 'under-5-h', label: 'Under 5 hours' },
        { id: '5-6-h', label: '5-6 hours' },
        { id: '7-8-h', label: '7-8 hours' },
        { id: 'over-8-h', label: '8+ hours' },
      ],
    },
    {
      id: 'waterIntake',
      kind: 'single',
      title: 'How much water do you drink a day?',
      options: [
        { id: 'only-coffee-or-tea', label: 'Only coffee or tea' },
        { id: 'about-2-glasses', label: 'About 2 glasses' },
        { id: '2-to-6-glasses', label: '2 to 6 glasses' },
        { id: 'more-than-6-glasses', label: 'More than 6 glasses' },
      ],
    },
    {
      id: 'stressLevel',
      kind: 'single',
      title: 'Do you often feel stressed and tense?',
      reassurance: 'Thank you for telling us. A calm five minutes can be part of your plan.',
      options: [
        { id: 'every-day', label: 'Yes, every day' },
        { id: 'often', label: 'Often' },
        { id: 'rarely', label: 'Rarely' },
        { id: 'never', label: 'Never' },
      ],
    },
    {
      id: 'skincareRoutineTime',
      kind: 'single',
      title: 'How much time can you give your skincare routine each day?',
      why: 'A short routine you keep beats a long one you skip.',
      options: [
        { id: '10-minutes', label: '10 minutes' },
        { id: '20-minutes', label: '20 minutes' },
        { id: '30-minutes', label: '30 minutes' },
        { id: '1-hour', label: '1 hour' },
        { id: 'even-more', label: 'Even more' },
      ],
    },
    {
      id: 'fit-lifestyle',
      kind: 'chart',
      title: claims.fitLifestyle.text,
      lead: 'Your plan now knows your days as well as your skin. Only your goals are missing.',
      percent: 93,
      shape: 'curve',
      labels: ['First answers', 'Now'],
      button: "Let's make it 100%!",
    },
  ],
} as const satisfies Section;
