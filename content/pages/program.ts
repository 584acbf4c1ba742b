/** Words around the visitor's program; its own words stand in `content/skincare/words`. */
export const programCopy = {
  firstWeek: 'Your first week',
  fourWeeks: 'Your first four weeks, from today',
  first: 'What comes first, and why',
  left: 'Left out for you',
  expect: 'What you may expect',
  limits: 'What not to expect',
  beside: 'Beside the bottles',
  sun: 'Your sun',
  more: 'Every ingredient, and when to see a doctor',
  week: 'Week {week}',
  why: 'What to look for besides',
  doctor: 'When to see a doctor instead',
  note: 'Worked out from your answers, by rules that rest on published work. It is care, no diagnosis, and nobody can promise a result.',
  page: 'Page 1 of your program',
  /** What each bar of /identify finds. */
  found: { kept: '{count} of your products stay', keptOne: 'One of your products stays', keptNone: 'We start with the basics' },
} as const;

/** The screens of the companion app that the sales page draws. */
export const weekScreens = {
  caption: 'A screen of the app, drawn with your own program.',
  day: 'Day {day}',
  title: 'Your rituals today',
  morning: 'Morning',
  evening: 'Evening',
  onShelf: 'yours',
  isNew: 'new',
} as const;
