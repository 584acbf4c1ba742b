import type { Section } from '../../../core/funnel/step.ts';

export const evenings = {
  id: 'habits',
  title: 'Your evenings',
  thought: 'The last hour of the day is a habit like any other.',
  steps: [
    {
      id: 'coffeeHabit',
      kind: 'single',
      title: 'Do you drink coffee, strong tea or energy drinks?',
      layout: 'tiles',
      options: [
        { id: 'none', label: 'No', icon: 'glasses' },
        { id: 'some', label: 'One or two a day', icon: 'coffee' },
        { id: 'many', label: 'More than two', icon: 'coffee' },
      ],
    },
    {
      id: 'lastCoffee',
      kind: 'single',
      when: { step: 'coffeeHabit', isNot: 'none' },
      title: 'When do you have the last one?',
      why: 'Half of the caffeine is still there some five hours later.',
      options: [
        { id: 'before-noon', label: 'Before noon' },
        { id: 'afternoon', label: 'In the afternoon' },
        { id: 'evening', label: 'In the evening' },
      ],
    },
    {
      id: 'eveningScreen',
      kind: 'single',
      title: 'What is the last thing you do before you sleep?',
      options: [
        { id: 'read', label: 'Read, listen or talk' },
        { id: 'screen', label: 'Look at a screen' },
        { id: 'work', label: 'Work or chores' },
      ],
    },
    {
      id: 'eveningDrink',
      kind: 'single',
      title: 'How often do you drink alcohol in the evening?',
      options: [
        { id: 'rarely', label: 'Rarely or never' },
        { id: 'weekends', label: 'At weekends' },
        { id: 'most-days', label: 'Most days' },
      ],
    },
    {
      id: 'daylight',
      kind: 'single',
      title: 'Are you outside in daylight during the day?',
      options: [
        { id: 'half-an-hour', label: 'Half an hour or more' },
        { id: 'little', label: 'A few minutes' },
        { id: 'no', label: 'Hardly ever' },
      ],
    },
    {
      id: 'racingMind',
      kind: 'scale',
      title: 'My thoughts keep running once the light is out.',
      ends: ['Not at all', 'Very much'],
      options: [
        { id: '1', label: '1', meaning: 'Not at all' },
        { id: '2', label: '2', meaning: 'A little' },
        { id: '3', label: '3', meaning: 'Sometimes' },
        { id: '4', label: '4', meaning: 'Often' },
        { id: '5', label: '5', meaning: 'Very much' },
      ],
    },
  ],
} as const satisfies Section;
