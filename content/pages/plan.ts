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
    test: 'Also try a little {ingredient} on the same spot of your inner arm.',
    done: { some: '{done} of {all} done', morning: 'A good start of the day', evening: 'Done for today' },
    missed: 'A missed day loses nothing: go on with the next one.',
  },
  calendar: {
    title: 'Your calendar',
    week: 'Week {week}',
    later: 'After four weeks, week 4 goes on.',
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
  first: { title: 'What to look after first, and why', because: 'Because' },
  seek: { title: 'Ingredients to look for', strength: '{evidence} evidence', sources: 'Sources' },
  avoid: { title: 'Ingredients to leave out', none: 'Nothing has to stay out of your bottles.' },
  products: {
    title: 'Your product list',
    lead: 'By ingredients alone, the closest first.',
    example: 'The products of this demonstration are invented. An operator puts real ones in their place.',
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
    lead: 'Each line above names the works that it rests on.',
    kinds: {
      trial: 'a trial',
      study: 'a study',
      review: 'a review',
      guideline: 'a guideline',
      regulation: 'a regulation',
      advice: 'advice of a professional body',
    },
  },
  evidence: { strong: 'Strong', moderate: 'Moderate', limited: 'Limited', consensus: 'Expert' } satisfies Record<
    Evidence,
    string
  >,
  note: 'Worked out from your answers by rules that rest on published work. It is care and no diagnosis.',
  order: {
    running: '{plan} plan',
    renews: 'It renews on {day}, until you cancel.',
    ends: 'It is open until {day} and does not renew.',
    manage: { label: 'Manage or cancel', href: '/manage' },
    app: 'Open the app',
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
