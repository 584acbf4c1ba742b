export const healthCopy = {
  checks: {
    database: 'Database',
    queue: 'Queue',
    server: 'Server',
    host: 'Dashboard',
    payment: 'Payment',
    mail: 'Mail',
    outside: 'Others',
    replica: 'Replica',
    disk: 'Disk',
    backup: 'Last backup',
    secrets: 'Secrets',
    words: 'Words',
    release: 'Release',
  },
  meanings: {
    database: 'Where everything is kept. It takes visitors when a small write succeeds.',
    queue:
      'What is done after the answer: mails, webhooks, counting. Overdue means that no server has worked on it for ten minutes.',
    server: 'The delay is how long a request waits for its turn, since this page was last opened. Above 100 ms visitors notice.',
    host: 'On a host of its own no script of the site can ask it anything in your name. OPERATOR_URL gives it one.',
    payment: 'The sandbox takes test cards, and sells nothing.',
    mail: 'The mailbox keeps mails here; only a mail server sends them.',
    outside: 'Other systems that are told something. What fails is tried again for a day or two.',
    replica: 'Reports are read there. Behind means how much later it shows what has happened.',
    disk: 'Below 256 MB no event is taken, below 32 MB no visitor.',
    backup: 'Older than two days is too old.',
    secrets: 'Second factors and the secrets of webhooks are encrypted with SECRETS_KEY, or with secrets.key in DATA_DIR.',
    words:
      'The edition that visits begin in: npm run operator editions publishes another. What is still on an earlier build ends within a day; the published one is renewed at a start.',
    release: 'The version of this site and of Node.',
  },
  untrustedProxy:
    'X-Forwarded-For arrives, and TRUST_PROXY names no proxy: all visitors behind it count as one, and share its limits.',
  /** Beside 'webhook'. */
  webhookVersion:
    'sends API {version} in place of {pinned}: run npm run operator stripe-setup, and set the STRIPE_WEBHOOK_SECRET that it prints',
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
  readable: 'every one can be opened',
  unreadable:
    '{count} cannot be opened with the key of this server: set SECRETS_KEY to the key that sealed them, or set these factors and webhooks anew (docs/operations/backups.md)',
  at: 'made {time}',
  encrypted: {
    yes: 'encrypted',
    no: 'not encrypted: whoever has the file reads everything. Set BACKUP_RECIPIENT (docs/operations/backups.md)',
  },
};
