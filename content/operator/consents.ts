export const consentsCopy = {
  choices: {
    total: 'Choices made',
    statistics: 'Statistics',
    answers: 'Answers',
    ads: 'Advertising',
    nothing: 'Nothing at all',
    gpc: 'With Global Privacy Control',
  },
  versions: { title: 'By version of the words', version: 'Version', count: 'Choices', until: 'Last' },
  agreements: {
    title: 'Agreed at checkout',
    note: 'The latest come first, as they were shown; each is kept unchanged.',
    when: 'When',
    who: 'Who',
    what: 'What they agreed to',
    version: 'Version',
  },
  empty: 'Nothing in this period. Choices about statistics and advertising, and what buyers agreed to, will be here.',
};
