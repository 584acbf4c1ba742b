/** The words of the editions page of the dashboard. */
export const editionsCopy = {
  lead: 'Other words, questions and colours than those of the code. An owner publishes them where the server runs; here they are listed, and shown as a visitor would see them.',
  waiting: {
    title: 'Left for you by programs',
    note: 'A program made these drafts, and cannot publish them. Look at each before you do.',
    empty: 'No draft waits. A program leaves one here once it has a token for drafts (Integrations).',
    by: 'by {name}',
    publish: 'To publish it:',
  },
  all: { title: 'Editions and drafts' },
  columns: { name: 'Name', state: 'State', since: 'Read since', changes: 'Changes', at: 'Made', id: 'ID', look: 'Look' },
  /** The edition without a draft, and since when visitors read it where nothing was published before. */
  built: { name: 'As built', since: 'The first day', at: 'With the code' },
  made: '{at}, by {name}',
  changes: { one: '1 change', many: '{count} changes' },
  states: {
    published: 'Visitors read it',
    ending: 'Visits end in it',
    stored: 'Stored',
    draft: 'In the making',
    'handed over': 'Waits for you',
  },
  look: 'Look',
  /** After it, for listeners. */
  at: 'at {name}',
  lookAt: 'Look at {name}',
};
