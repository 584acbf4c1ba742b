import type { Section } from '../../../core/funnel/step.ts';

export const nights = {
  id: 'lifestyle',
  title: 'Your nights',
  thought: 'A good night begins long before the pillow.',
  steps: [
    {
      id: 'sleep-welcome',
      kind: 'info',
      title: 'Do your evenings lead to good nights?',
      lead: 'A few short questions, and habits to try tonight.',
      points: ['How you sleep', 'What your evenings are like', 'Where to begin'],
      numbered: true,
      illustration: 'night',
      button: 'Start',
    },
    {
      id: 'nightHours',
      kind: 'single',
      title: 'How long do you sleep on a usual night?',
      why: 'Most adults feel rested after seven hours or more.',
      layout: 'tiles',
      options: [
        { id: 'under-5', label: 'Under 5 h', icon: 'sleepShort' },
        { id: '5-to-7', label: '5 to 7 h', icon: 'sleepHalf' },
        { id: '7-to-9', label: '7 to 9 h', icon: 'sleepMost' },
        { id: 'over-9', label: 'Over 9 h', icon: 'sleepFull' },
      ],
    },
    {
      id: 'fallAsleep',
      kind: 'single',
      title: 'How soon do you fall asleep?',
      options: [
        { id: 'at-once', label: 'Almost at once' },
        { id: 'half-an-hour', label: 'Within half an hour' },
        { id: 'an-hour', label: 'Within an hour' },
        { id: 'longer', label: 'It takes longer' },
      ],
    },
    {
      id: 'wakeUps',
      kind: 'single',
      title: 'Do you lie awake at night?',
      options: [
        { id: 'never', label: 'Hardly ever' },
        { id: 'once', label: 'Once, not for long' },
        { id: 'often', label: 'Several times' },
      ],
    },
    {
      id: 'regularTimes',
      kind: 'single',
      title: 'Do you get up at the same time every day?',
      why: 'A fixed time to get up sets the clock by which the body grows tired.',
      options: [
        { id: 'always', label: 'Yes, weekends too' },
        { id: 'workdays', label: 'On workdays' },
        { id: 'changes', label: 'It changes a lot' },
      ],
    },
    {
      id: 'nightRoom',
      kind: 'multi',
      title: 'What is your bedroom like?',
      lead: 'Choose all that apply.',
      options: [
        { id: 'dark', label: 'Dark' },
        { id: 'quiet', label: 'Quiet' },
        { id: 'cool', label: 'Cool' },
        { id: 'none', label: 'None of these', exclusive: true },
      ],
    },
  ],
} as const satisfies Section;
