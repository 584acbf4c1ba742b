/** Words of questions with a field: what is wrong says what to do. */
export const kindsCopy = {
  skip: "I'd rather not say",
  number: {
    units: 'Unit',
    problems: {
      missing: 'Please write a number.',
      unreadable: 'Please write a number in figures, such as {example}.',
      low: 'Please write a number from {min} on.',
      high: 'Please write a number up to {max}.',
    },
  },
  slider: {
    /** For those who hear the slider before it is moved. */
    untouched: 'not chosen yet',
    hint: 'Move it, or tap it where it stands.',
    missing: 'Please move the slider, or tap it where it stands.',
  },
  date: {
    /** In the order in which your visitors write a date. */
    parts: [
      { id: 'month', label: 'Month' },
      { id: 'day', label: 'Day' },
      { id: 'year', label: 'Year' },
    ],
    hint: 'For example {example}.',
    problems: {
      missing: 'Please fill in the date.',
      incomplete: 'The {part} is missing.',
      unreadable: 'Please write the {part} in figures.',
      year: 'Please write all four figures of the year.',
      impossible: 'The calendar has no such day.',
      early: 'Please give a day from {earliest} on.',
      late: 'Please give a day up to {latest}.',
    },
  },
  text: {
    left: 'Up to {max} characters.',
    problems: { missing: 'Please write an answer.', long: 'That is {over} characters too many: at most {max} fit.' },
  },
  pictures: { several: 'Choose all that apply.' },
  consent: { required: 'Please tick the box to go on.', withdraw: 'You can untick it whenever you come back here.' },
} as const;
