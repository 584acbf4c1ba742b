/** The words around every page of the dashboard. */
export const frameCopy = {
  title: 'Dashboard',
  nav: 'Pages of the dashboard',
  menu: 'Menu',
  signOut: 'Sign out',
  loading: 'Loading…',
  retry: 'Try again',
  failed: 'This could not be loaded.',
  offline: 'The server cannot be reached right now.',
  broken: 'This page could not be shown. Reload it; if it fails again, look at the log of the server.',
  reload: 'Reload the page',
  close: 'Close',
  notAllowed: 'Your role does not include this page.',
  signedInAs: 'Signed in as {name}',
  zone: 'Times are in {zone}.',
  table: 'Numbers of this chart',
  csv: 'Download CSV',
  period: { label: 'Period', days: 'Last {days} days', year: 'Last 12 months', own: 'From … to', from: 'From', to: 'To' },
  newer: 'Newer',
  older: 'Older',
  range: '{from}–{to} of {total}',
  statuses: {
    lead: 'Lead',
    active: 'Active',
    trialing: 'Trial',
    past_due: 'Payment overdue',
    unpaid: 'Unpaid',
    canceled: 'Ended',
  } as Readonly<Record<string, string>>,
  newTab: 'opens in a new tab',
  views: {
    overview: 'Overview',
    funnel: 'Funnel',
    revenue: 'Revenue',
    growth: 'Subscribers',
    campaigns: 'Campaigns',
    alerts: 'Alerts',
    answers: 'Answers',
    people: 'People',
    inbox: 'Inbox',
    deliveries: 'Deliveries',
    consents: 'Consents',
    claims: 'Claims',
    health: 'Health',
    integrations: 'Integrations',
    operators: 'Operators',
    account: 'Sign-in',
  },
  sandbox: { mailbox: 'Mailbox', panel: 'Payment sandbox' },
};

/** When something needs the password once more. */
export const passwordDialogCopy = {
  title: 'Your password, please',
  text: 'You gave it more than ten minutes ago, and this should not be done from a browser that somebody left open.',
  password: 'Password',
  action: 'Go on',
  busy: 'Checking',
};

export const reportSourceCopy = {
  behind: 'Read from a replica, which is {seconds} s behind.',
  away: 'The replica does not answer, so this is read from the database itself.',
};

export const signInCopy = {
  title: 'Operator sign-in',
  lead: 'Here those who run {brand} read its numbers and answer its mail.',
  email: 'E-mail address',
  emailHint: 'Leave it empty if you are the owner who has not given one.',
  password: 'Password',
  code: 'Code of your authenticator app',
  codeHint: 'Six digits, or one of your recovery codes.',
  action: 'Sign in',
  busy: 'Checking',
  noPassword: {
    title: 'No password yet',
    lead: 'Nobody can sign in before one is set. On the server, in the folder of the installation, run',
    command: 'npm run operator password',
    after: 'It asks for the password twice, shows nothing of it, and tells you to come back here.',
    again: 'I have set one',
  },
  unsafe: {
    title: 'This address is not encrypted',
    lead: 'A session could be read on its way, so nobody signs in here. Set PUBLIC_URL to an address that begins with https, or open the dashboard on the machine itself.',
  },
};
