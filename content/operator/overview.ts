/** The words of the first page of the dashboard. */
export const overviewCopy = {
  messages: 'Messages to answer',
  requests: 'Requests to settle',
  disputes: 'Open disputes',
  failing: 'Given up in the queue',
  totals: { revenue: 'Gross revenue today', orders: 'Orders today' },
  before: { revenue: 'Gross revenue yesterday', orders: 'Orders yesterday' },
  pages: {
    funnel: 'Where visitors leave, step by step, and who is here now.',
    revenue: 'Gross and net, refunds, disputes, fees and payouts.',
    growth: 'Monthly revenue, who comes, who leaves, who stays.',
    campaigns: 'What each ad cost and brought.',
    answers: 'What was answered to each question, and how many of those bought.',
    people: 'Leads and buyers, each from the beginning, and what can be done for them.',
    inbox: 'Messages, guarantee requests and disputes that wait for you.',
    deliveries: 'Pending and failing mails and calls, with the reason.',
    consents: 'What visitors let us do, and what buyers agreed to.',
    claims: 'What the pages promise, and what it rests on.',
    health: 'Database, queue, providers, disk, backup and release.',
    operators: 'Who may sign in, and what each may do.',
    account: 'Signed-in browsers, second factor and the audit log.',
  } as Readonly<Record<string, string>>,
};
