/** The words of the pages on which something waits for the operator. */
export const inboxCopy = {
  messages: {
    title: 'Messages',
    empty: 'No messages. What visitors send from the contact page will be here, with a button to mark it as handled.',
    answer: 'Answer by mail',
    handle: 'Mark as handled',
    reopen: 'Take it up again',
    handled: 'handled {time}',
    allHandled: 'No message waits for an answer.',
    older: 'Handled of late: {count}',
  },
  requests: {
    title: 'Requests of buyers',
    note: 'Guarantee requests wait for you. Cancellations and withdrawals stand here only while the payment provider does not carry them out.',
    empty: 'No request waits. Guarantee requests will be here, to be paid back or answered.',
    kinds: { guarantee: 'Wants money back', withdraw: 'Withdraws', cancel: 'Cancels' } as Readonly<Record<string, string>>,
    payBack: 'Pay back and end',
    settle: 'Close without paying back',
  },
  disputes: {
    title: 'Disputes',
    note: 'A bank asks for the money. Answer it at the payment provider before its deadline.',
    empty: 'No dispute is open.',
    who: 'Buyer',
    amount: 'Amount',
    number: 'Invoice',
    at: 'Paid',
    due: 'Answer by',
    noDue: 'none known',
  },
};

export const deliveriesCopy = {
  note: 'Deliveries to other systems: mails, webhooks, the companion app, lists. A failed one is retried for more than a day, then given up.',
  show: 'Show',
  states: {
    owed: 'Pending',
    waiting: 'Waiting',
    queued: 'Queued',
    working: 'Working',
    retrying: 'Retrying',
    'given-up': 'Given up',
    done: 'Done',
  },
  kinds: { delivery: 'Deliveries', internal: 'Work inside' },
  kind: 'Kind',
  empty: 'Nothing here. Whatever is on its way to somebody, or fails to arrive, will be listed with its reason.',
  what: 'What',
  to: 'For',
  state: 'State',
  tries: 'Tries',
  added: 'Since',
  next: 'Next try',
  why: 'Why it failed',
  retry: 'Try now',
  giveUp: 'Give up',
};

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
    note: 'The latest hundred of the period, as they were shown; each is kept unchanged.',
    when: 'When',
    who: 'Who',
    what: 'What they agreed to',
    version: 'Version',
  },
  empty: 'Nothing in this period. Choices about statistics and advertising, and what buyers agreed to, will be here.',
};

export const healthCopy = {
  checks: {
    database: 'Database',
    queue: 'Queue',
    server: 'Server',
    payment: 'Payment',
    mail: 'Mail',
    outside: 'Others',
    replica: 'Replica',
    disk: 'Disk',
    backup: 'Last backup',
    release: 'Release',
  },
  meanings: {
    database: 'Where everything is kept. It takes visitors when a small write succeeds.',
    queue:
      'What is done after the answer: mails, webhooks, counting. Overdue means that no server has worked on it for ten minutes.',
    server: 'The delay is how long a request waits for its turn, since this page was last opened. Above 100 ms visitors notice.',
    payment: 'The sandbox takes test cards, and sells nothing.',
    mail: 'The mailbox keeps mails here; only a mail server sends them.',
    outside: 'Other systems that are told something. What fails is tried again for a day or two.',
    replica: 'Reports are read there. Behind means how much later it shows what has happened.',
    disk: 'Below 256 MB no event is taken, below 32 MB no visitor.',
    backup: 'Older than two days is too old.',
    release: 'The version of this site and of Node.',
  },
  toDeliveries: 'See deliveries',
  states: { good: 'Good', wait: 'Look at it', bad: 'Act' },
  what: 'What',
  state: 'State',
  noOthers: 'Nobody else is switched on; .env.example names who could be.',
  noBackup: {
    embedded: 'None is known of. Make one: npm run operator backup FILE',
    server:
      'None is known of. Make one: npm run operator backup FILE. A backup by other means writes its time into the table maintenance (docs/operations.md).',
  },
  diskElsewhere: 'The database server has its own disk, which its host watches. The size is above.',
  at: 'made {time}',
};
