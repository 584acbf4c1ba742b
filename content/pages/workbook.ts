import { brand } from '../brand.ts';

/** The workbook beside the plan. {places} are filled in. */
export const workbookCopy = {
  title: 'Your workbook',
  text: 'Your plan on paper: a list for the shop, your rituals and four weeks to tick off. Print it, or save it as a PDF.',
  /** Until it is opened for the first time. */
  warning:
    'Until you open it you can have your money back under “Manage subscription”. As you agreed, that ends when you open it.',
  open: 'Open the workbook',
  opening: 'Opening...',
  failed: 'It could not be opened just now, and nothing has changed. Please try again.',
  print: 'Print or save as PDF',
  close: 'Back to my plan',
  cover: { title: 'My {count} days', brand: `${brand.name} workbook`, name: 'Name', began: 'Begun on' },
  shop: {
    title: 'For the shop',
    seek: 'Look for',
    avoid: 'Leave out',
    labels: 'On labels: {names}',
    none: 'Nothing has to be left out.',
  },
  rituals: { title: 'My rituals', morning: 'Every morning', evening: 'Every evening' },
  week: {
    title: 'Week {week}',
    day: 'Day',
    morning: 'Morning',
    evening: 'Evening',
    also: 'Also today',
    notes: 'How my skin feels',
    used: { morning: '{ingredient} (morning)', evening: '{ingredient} (evening)' },
    begins: { morning: 'new: {ingredient} (morning)', evening: 'new: {ingredient} (evening)' },
    test: 'All week: a little {ingredient} on a small spot of the inner arm.',
  },
  end: {
    title: 'After {count} days',
    questions: ['What has changed?', 'What do I keep?', 'What do I leave out from now on?', 'What do I buy next?'],
    note: 'This is care, no diagnosis. If something burns, swells or does not heal, stop and ask a doctor.',
  },
} as const;
