/** The words of the funnel page of the dashboard. */
export const funnelCopy = {
  empty:
    'No visitor was counted in this period. As soon as somebody walks through the funnel, every step stands here with how many went on.',
  segment: 'Visitors',
  value: 'Which',
  compare: 'Compared with',
  dimensions: {
    all: 'Everybody',
    source: 'By source',
    device: 'By device',
    browser: 'By in-app browser',
    country: 'By country',
    answer: 'By answer',
  },
  against: { before: 'the period before', all: 'everybody' },
  unknown: 'not known',
  figures: { visitors: 'Visitors', paid: 'Paid', conversion: 'Conversion', drop: 'Most are lost after', live: 'Here now' },
  /** Of those who gave an answer, fewer than ten are not told. */
  few: 'few',
  was: '{value} {against}',
  lost: '{count} visitors, {share}',
  liveNote: 'in the last five minutes',
  chart: {
    title: 'From landing to paid',
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
};
