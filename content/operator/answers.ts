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
        'The true difference lies in this range, of all that is told at least 95 times of 100 (Newcombe’s interval for two shares, as wide as the {count} comparisons of this page ask for). Where the range holds zero, it cannot be told yet.',
      Chance:
        'All {count} comparisons are read together (Benjamini and Hochberg): where no answer makes a difference, this page tells nothing 95 times of 100, and of what it tells at most one in twenty is chance.',
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
    needed: 'A difference of a third is likely to be told from about {needed} answers on; {answered} are there.',
    untoldLabel: 'Answers that cannot be told yet',
    untold: 'Cannot be told yet: {count}',
    few: 'Given by too few, and not merged because several can be chosen or too few answered:',
    fewOf: '{number}. {title} – {answers}',
  },
};
