/** The words of the first page of the dashboard. */
export const overviewCopy = {
  messages: 'Messages to answer',
  requests: 'Requests to settle',
  disputes: 'Open disputes',
  failing: 'Given up in the queue',
  totals: { revenue: 'Revenue today', orders: 'Orders today' },
  before: { revenue: 'Revenue yesterday', orders: 'Orders yesterday' },
  pages: {
    funnel: 'Where visitors leave, step by step, and who is here now.',
    revenue: 'Orders, renewals, refunds, disputes, and who stays.',
    answers: 'What was answered to each question, and how many of those bought.',
    people: 'Leads and buyers, each from the beginning, and what can be done for them.',
    inbox: 'Messages, guarantee requests and disputes that wait for you.',
    deliveries: 'Pending and failing mails and calls, with the reason.',
    consents: 'What visitors let us do, and what buyers agreed to.',
    claims: 'What the pages promise, and what it rests on.',
    health: 'Database, queue, providers, disk, backup and release.',
    integrations: 'Services that get something, whether it arrives, and webhooks.',
    operators: 'Who may sign in, and what each may do.',
    account: 'Signed-in browsers, second factor and the audit log.',
  } as Readonly<Record<string, string>>,
};
