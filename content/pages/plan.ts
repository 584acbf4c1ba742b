import type { Evidence, ProductKind } from '../../core/program/program.ts';

/** The buyer's page. {places} are filled in by the page. */
export const planCopy = {
  title: 'Your plan',
  looking: 'We are looking up your plan.',
  signIn: {
    title: 'Open your plan',
    text: 'On this device we do not know you yet. Sign in with the e-mail address that you paid with: we mail you a link, and there is no password.',
    action: { label: 'Sign in', href: '/manage' },
    none: { label: 'I have no plan yet', href: '/' },
  },
  none: {
    title: 'There is no plan here yet',
    text: 'Nothing was bought on this website with the address that you are signed in with. Maybe you paid with another one.',
    action: { label: 'Sign in with another address', href: '/manage' },
    other: { label: 'See the plans', href: '/prediction' },
  },
  unreachable: {
    title: 'We cannot be reached',
    text: 'Your plan is safe. Please check your connection and try again.',
    retry: 'Try again',
  },
  unanswered: {
    title: 'Your answers are not here',
    text: 'Your plan is worked out from your answers. They are neither with your order nor on this device. Answer the questions again, and the plan is back.',
    action: { label: 'Answer the questions', href: '/quiz' },
  },
  /** Beside the report of a plan that has ended. */
  ended: {
    text: 'This plan has ended. Its report stays yours, and the daily rituals open again with a new plan.',
    action: { label: 'See the plans', href: '/prediction' },
  },
  /** The same, where only this device's copy is known. */
  unsure: {
    text: 'The time that we know to be paid is over. Sign in to see whether your plan goes on.',
    action: { label: 'Sign in', href: '/manage' },
  },
  and: 'and',
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  parts: { today: 'Today', calendar: 'Calendar', report: 'Report', products: 'Products' },
  today: {
    day: 'Day {day} of {days}',
    later: 'Day {day}',
    rest: 'Only the basics',
    tonight: '{ingredient} tonight',
    thisMorning: '{ingredient} this morning',
    title: 'Morning and evening rituals, step by step',
    morning: 'Morning',
    evening: 'Evening',
    minutes: '{minutes} min',
    onShelf: 'yours',
    toBuy: 'to buy',
    isNew: 'new today',
    test: 'Twice a day this week: a little {ingredient} on the same spot of your inner arm. If it itches, burns or turns red, do not use it.',
    done: { some: '{done} of {all} done', morning: 'A good start of the day', evening: 'Done for today' },
    missed: 'A missed day loses nothing: go on with the next one.',
  },
  /** Once a week is over. */
  checkIn: {
    title: 'How was week {week}?',
    lead: 'Three taps, and the plan follows your skin.',
    felt: 'How did your skin feel?',
    feelings: { fine: 'All well', burning: 'It burned or turned red', dry: 'Dry or tight', breakouts: 'New breakouts' },
    kept: 'How often did you keep your rituals?',
    keepings: { most: 'Most days', some: 'Some days', hardly: 'Hardly' },
    save: 'Save',
    missing: 'Please answer both, so that we do the right thing.',
    again: 'Change my answer',
    done: 'Week {week}: noted',
    history: 'What your check-ins changed',
    changes: {
      stopped: '{ingredient} stops here and does not come back in this plan.',
      slower: 'Dry skin gets time: for two weeks the actives come half as often.',
      waits: 'Nothing new begins next week; the week comes once more.',
      repeats: 'The week comes once more, so that nothing is rushed.',
      'goes-on': 'Your skin is fine with it: everything goes on as planned.',
    },
    /** Where nothing of the plan was on the skin. */
    basics:
      'Nothing new was on your skin yet. Leave out what you added yourself, and keep to cleanser, moisturizer and sunscreen.',
    doctor: 'It came more than once now: please show it to a doctor.',
  },
  calendar: {
    title: 'Your calendar',
    week: 'Week {week}',
    later: 'After that, week {week} goes on.',
    looks: { basics: 'Basics only', starts: 'Something new begins', active: 'It goes on' },
    isToday: 'today',
    open: 'Day {day}: {look}',
    save: 'Add to my calendar',
    saveNote: 'A file for any calendar. Its entries are called a ritual and say nothing about your skin in their title.',
    print: 'Print',
    file: 'my-rituals.ics',
    entries: { morning: 'Morning ritual', evening: 'Evening ritual' },
    hours: { morning: '07:30', evening: '21:00' },
    rules: 'Good to know',
  },
  first: { title: 'What to look after first, and why' },
  seek: { title: 'Ingredients to look for' },
  avoid: { title: 'Ingredients to leave out', none: 'Nothing has to stay out of your bottles.' },
  products: {
    title: 'Your product list',
    lead: 'By ingredients alone, the closest first.',
    fit: '{percent}% fit',
    waiting: 'We are comparing the labels.',
    keep: 'You have one. Finish it, if its label holds none of what is left out above.',
    none: 'Nothing in the catalogue fits. Better no product than a wrong one.',
    resting: 'Can rest',
  },
  expect: { title: 'What you may expect', not: 'What not to expect' },
  doctor: { title: 'See a doctor if' },
  habits: { title: 'Beside the bottles' },
  sun: { title: 'Your sun' },
  works: {
    title: 'The works behind it',
    one: 'Work {numbers}',
    many: 'Works {numbers}',
    all: { label: 'All works of the program', href: '/sources' },
  },
  evidence: {
    strong: 'Strong evidence',
    moderate: 'Moderate evidence',
    limited: 'Limited evidence',
    consensus: 'Expert advice',
  } satisfies Record<Evidence, string>,
  note: 'Worked out from your answers by rules that rest on published work. It is care and no diagnosis.',
  order: {
    running: '{plan} plan',
    manage: { label: 'Manage or cancel', href: '/manage' },
  },
} as const;

/** How the step of each kind is drawn. */
export const stepDrawings = {
  'makeup-remover': 'bottle',
  cleanser: 'tube',
  toner: 'bottle',
  exfoliator: 'jar',
  'treatment-face': 'dropper',
  'treatment-eye': 'dropper',
  moisturizer: 'jar',
  spf: 'tube',
} as const satisfies Readonly<Record<ProductKind, string>>;
