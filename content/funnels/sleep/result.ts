import type { Section } from '../../../core/funnel/step.ts';

export const result = {
  id: 'goals',
  title: 'Where to begin',
  thought: 'One habit that stays is worth more than ten that do not.',
  steps: [
    {
      id: 'sleep-result',
      kind: 'result',
      title: 'What your evenings do for your nights',
      measure: 'of what helps a night is in place',
      unanswered: { text: 'Answer a few questions, and this page says where to begin.', button: 'Begin with the first' },
      points: {
        nightHours: { 'under-5': 0, '5-to-7': 4, '7-to-9': 10, 'over-9': 8 },
        fallAsleep: { 'at-once': 8, 'half-an-hour': 10, 'an-hour': 4, longer: 0 },
        wakeUps: { never: 10, once: 8, often: 0 },
        regularTimes: { always: 12, workdays: 7, changes: 0 },
        nightRoom: { dark: 4, quiet: 4, cool: 4 },
        coffeeHabit: { none: 6, some: 4, many: 0 },
        lastCoffee: { 'before-noon': 8, afternoon: 4, evening: 0 },
        eveningScreen: { read: 8, screen: 2, work: 0 },
        eveningDrink: { rarely: 8, weekends: 5, 'most-days': 0 },
        daylight: { 'half-an-hour': 8, little: 3, no: 0 },
        racingMind: { '1': 8, '2': 6, '3': 4, '4': 2, '5': 0 },
      },
      bands: [
        {
          from: 80,
          title: 'Your evenings work for you',
          text: 'Most of what helps a night is there. Keep it, and change little.',
        },
        {
          from: 55,
          title: 'Good ground, a few loose stones',
          text: 'Much is in place. One or two habits may be worth an evening each.',
        },
        {
          from: 30,
          title: 'Your nights could be easier',
          text: 'Several habits work against you. Take them one at a time, the first one first.',
        },
        {
          from: 0,
          title: 'A good place to begin',
          text: 'Much can change, and small things change it. Begin with the first habit below, for one week.',
        },
      ],
      heading: 'What to try, the first one first',
      advice: [
        {
          id: 'rise',
          when: { step: 'regularTimes', isNot: 'always' },
          title: 'Get up at one time',
          text: 'Set one time to get up, for weekends too, and let the time to go to bed follow your tiredness.',
        },
        {
          id: 'coffee',
          when: {
            any: [
              { step: 'lastCoffee', is: 'afternoon' },
              { step: 'lastCoffee', is: 'evening' },
            ],
          },
          title: 'Have the last coffee before noon',
          text: 'Try two weeks without caffeine after noon, and see whether you fall asleep sooner.',
        },
        {
          id: 'screen',
          when: { step: 'eveningScreen', isNot: 'read' },
          title: 'Leave the last half hour empty',
          text: 'Dim the lights and put work and screens away. A book, music or a talk is enough.',
        },
        {
          id: 'mind',
          when: { step: 'racingMind', atLeast: 4 },
          title: 'Put the day on paper',
          text: 'Write down what is open and the first step of it, an hour before bed, and close the book on it.',
        },
        {
          id: 'awake',
          when: {
            any: [
              { step: 'wakeUps', is: 'often' },
              { step: 'fallAsleep', is: 'longer' },
            ],
          },
          title: 'Do not lie awake for long',
          text: 'If sleep does not come, get up, do something quiet in dim light, and go back once you are sleepy.',
        },
        {
          id: 'room',
          when: {
            not: {
              all: [
                { step: 'nightRoom', includes: 'dark' },
                { step: 'nightRoom', includes: 'quiet' },
                { step: 'nightRoom', includes: 'cool' },
              ],
            },
          },
          title: 'Make the room dark, quiet and cool',
          text: 'Curtains, ear plugs and an open window are a start. The phone can charge next door.',
        },
        {
          id: 'drink',
          when: { step: 'eveningDrink', is: 'most-days' },
          title: 'Keep alcohol away from bedtime',
          text: 'It makes you drowsy and the second half of the night restless. Try a week without it.',
        },
        {
          id: 'light',
          when: { step: 'daylight', isNot: 'half-an-hour' },
          title: 'Go out by day',
          text: 'Half an hour of daylight, best in the morning, tells the body when the day begins.',
        },
        {
          id: 'keep',
          title: 'Keep what works',
          text: 'Note for a week when you slept well, and what was different that evening.',
        },
      ],
      basis:
        'These are the habits that doctors of sleep medicine recommend to everybody, and the score counts how many of them you have. It is no diagnosis. Please see a doctor if you sleep badly for more than three months, or if you stop breathing at night.',
      next: { label: 'See what your skin does at night', href: '/' },
    },
  ],
} as const satisfies Section;
