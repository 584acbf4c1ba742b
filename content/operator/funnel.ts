/** The words of the funnel page of the dashboard. */
export const funnelCopy = {
  empty:
    'No visitor was counted in this period. As soon as somebody walks through the funnel, every step stands here with how many went on.',
  tooFew: 'Fewer than ten visitors, or almost all of a larger group: it is not shown, so that nobody can be told apart.',
  conditions: {
    title: 'Visitors',
    everybody: 'Everybody',
    trait: '{kind}: {value}',
    answer: '{kind} – {value}',
    and: 'and',
    or: 'or',
    remove: 'Remove {condition}',
    add: 'Add a condition',
    most: 'Five conditions at most.',
    kind: 'Condition',
    value: 'Which',
    confirm: 'Add',
    cancel: 'Cancel',
    meaning:
      'Of several values of one kind, or several answers to one question, any is enough. Everything else must fit together.',
  },
  saved: {
    label: 'Saved segments',
    unsaved: 'Not saved',
    save: 'Save as…',
    title: 'Save this segment',
    name: 'Name',
    hint: 'All operators see it.',
    action: 'Save',
    busy: 'Saving',
    remove: 'Delete this segment',
    removeTitle: 'Delete {name}?',
    removeText: 'Saved by {by}. Nobody finds it any more; the visitors stay.',
    keep: 'Keep it',
  },
  compare: 'Compared with',
  dimensions: {
    source: 'Source',
    device: 'Device',
    browser: 'In-app browser',
    country: 'Country',
    answer: 'Answer',
  },
  against: { before: 'the period before', weekBefore: 'a week before', all: 'everybody' },
  unknown: 'not known',
  figures: { visitors: 'Visitors', paid: 'Paid', conversion: 'Conversion', drop: 'Most are lost after', live: 'Here now' },
  /** Of those who gave an answer or meet several conditions, fewer than ten are not told. */
  few: 'few',
  was: '{value} {against}',
  trend: {
    more: '+{percent}, {before} {against}',
    less: '−{percent}, {before} {against}',
    same: 'as {against}',
    afterNothing: '{before} {against}',
  },
  lost: '{count} visitors, {share}',
  liveNote: 'in the last five minutes',
  chart: {
    title: 'From landing to paid',
    agreed:
      'Counted until {time}, of visitors who agreed to statistics. Times, Back and errors are not kept for several conditions.',
    hidden: 'It ends where the groups become too small to show.',
    counted:
      'Counted until {time}. Payments of visitors who did not agree to statistics count only if their browser tells; Revenue has them all.',
  },
  steps: {
    count: '{count} steps',
    between: '{share} went on, {lost} lost ({dropOff})',
    mark: 'The mark on a bar is the share of {against}.',
  },
  table: {
    title: 'Every stage',
    stage: 'Stage',
    visitors: 'Visitors',
    ofFirst: 'Of all',
    ofPrevious: 'Went on to it',
    lost: 'Lost after',
    dropOff: 'Drop-off',
    median: 'Median time',
    back: 'Back',
    errors: 'Errors',
    compared: 'Of all, {against}',
  },
  seconds: '{count} s',
};

/** The words of the answers page. */
export const answersCopy = {
  note: 'Only of visitors who let their answers be counted, and without names. Groups smaller than {count} are not shown.',
  option: 'Answer',
  visitors: 'Visitors',
  share: 'Share',
  buyers: 'Bought',
  rate: 'Of these',
  few: 'few',
  empty:
    'Nobody who let their answers be counted has answered in this period. Each question will stand here with what was chosen, and how many of those bought.',
  lift: {
    title: 'Which answers go with buying',
    meaning: 'What these figures mean',
    definitions: {
      Difference:
        'The share of those who gave the answer and bought, less the share of all others who answered the same question and bought, in percentage points.',
      'Lies between':
        'The true difference lies in this range 95 times of 100 (Newcombe’s interval for two shares). Where the range holds zero, it cannot be told yet.',
      Chance: 'Of {count} answers that make no difference at all, about {chance} would stand here as if they did.',
      'Not a reason':
        'Who gives an answer may differ in other ways too. Only an experiment tells whether the answer is why they buy.',
      Merged:
        'Answers with fewer than {smallest} who bought, or fewer than {smallest} who did not, are merged for each question. Where several answers can be chosen, they overlap and are left out.',
    },
    more: 'Those who chose {answer} buy more often: {rate} against {others} of the others',
    less: 'Those who chose {answer} buy less often: {rate} against {others} of the others',
    unknown: 'Those who chose {answer}: {rate} against {others} of the others',
    or: ' or ',
    unlisted: 'an answer that is not offered any more',
    answer: 'Answer',
    difference: 'Difference',
    between: 'Lies between',
    range: '{low} and {high} points',
    points: '{value} points',
    visitors: 'Visitors',
    none: 'No answer can be told apart yet. The more visitors answer, the smaller the differences that can be told.',
    untoldLabel: 'Answers that cannot be told yet',
    untold: 'Cannot be told yet: {count}',
    few: 'Given by too few, and not merged because several can be chosen or too few answered:',
    fewOf: '{number}. {title} – {answers}',
  },
};
