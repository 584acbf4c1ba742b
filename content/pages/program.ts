import type { OptionId } from '../funnel/index.ts';

/** Words around the visitor's program; its own words stand in `content/skincare/words`. */
export const programCopy = {
  firstWeek: 'Your first week',
  fourWeeks: 'Your first four weeks, from today',
  first: 'What comes first, and why',
  next: 'What comes next',
  left: 'Left out for you',
  goEasy: 'Go easy on',
  expect: 'What you may expect',
  limits: 'What not to expect',
  beside: 'Beside the bottles',
  besides: 'More beside the bottles',
  sun: 'Your sun',
  /** By the answers about feeling and about choosing. */
  feelings: {
    confident: 'You want to feel confident: every step says why it is there.',
    'cared-for': 'You want to feel cared for: two short rituals a day are yours alone.',
    relaxed: 'You want to feel relaxed: nothing is ever new on two fronts.',
    motivated: 'You want to feel motivated: each day can be ticked off, and each one counts.',
    'in-control': 'You want to feel in control: your arm decides what comes near your face.',
  } as const satisfies Readonly<Partial<Record<OptionId<'desiredFeeling'>, string>>>,
  choosing: {
    hard: {
      '4': 'Finding products is hard for you: your list has three of each kind, sorted.',
      '5': 'Finding products is very hard for you: take the first of each kind on your list, and you are done.',
    },
    loyal: {
      '4': 'You stay with brands you know: keep them where nothing on the label speaks against it.',
      '5': 'Brands you know matter to you: check the label of the next bottle too, makers change what is inside.',
    },
  } as const satisfies Readonly<Record<string, Readonly<Partial<Record<'4' | '5', string>>>>>,
  beforeUse: 'Before you use it',
  more: 'Every ingredient, your sun, and when to see a doctor',
  week: 'Week {week}',
  why: 'What to look for besides',
  doctor: 'When to see a doctor instead',
  note: 'Worked out from your answers, by rules that rest on published work. It is care, no diagnosis, and nobody can promise a result.',
  works: { label: 'See the sources', href: '/sources' },
  page: 'Page 1 of your program',
  picture: { alt: 'Your selfie', place: 'Only on this device' },
  /** What each bar of /identify finds. */
  found: {
    kept: '{count} of your products stay',
    keptOne: 'One of your products stays',
    keptNone: 'We start with the basics',
    begins: 'Begins today, {ingredient} on {date}',
  },
} as const;

/** The days of the program on the sales page. */
export const programDays = {
  choose: 'Choose a day.',
  looks: { basics: 'Basics', starts: 'Something new', active: 'It goes on' },
  rituals: 'Rituals of the day',
  day: 'Day {day}',
  morning: 'Morning',
  evening: 'Evening',
  onShelf: 'yours',
  isNew: 'new',
  test: 'On the inside of your arm: a little {ingredient}, to see that your skin likes it.',
} as const;
