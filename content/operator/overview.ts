/** The words of the first page of the dashboard. */
export const overviewCopy = {
  /** `{weekday}` is the same weekday a week before, up to the same time of the clock. */
  sentence: {
    ahead: '{revenue} by {time}, ahead of last {weekday} ({before}).',
    behind: '{revenue} by {time}, behind last {weekday} ({before}).',
    level: '{revenue} by {time}, level with last {weekday}.',
    afterNothing: '{revenue} by {time}; last {weekday} had nothing by then.',
    none: 'No revenue by {time}; last {weekday} had {before} by then.',
    nothing: 'No revenue by {time}, as last {weekday}.',
    worst: 'In the last 7 days most were lost after "{stage}": {share}.',
  },
  /** `{weekday}` is that of yesterday, a week before. */
  yesterday: {
    more: 'Yesterday brought {revenue}, {percent} more than the {weekday} before ({before}).',
    less: 'Yesterday brought {revenue}, {percent} less than the {weekday} before ({before}).',
    level: 'Yesterday brought {revenue}, like the {weekday} before.',
    afterNothing: 'Yesterday brought {revenue}; the {weekday} before brought nothing.',
    link: 'See why, by campaign',
  },
  figures: {
    gross: 'Gross revenue today',
    orders: 'Orders today',
    visitors: 'Visitors until {time}',
    conversion: 'Bought until {time}',
    refunds: 'Refunded, 30 days',
    disputes: 'Disputed, 30 days',
  },
  otherCurrencies: 'Today in other currencies',
  hours: {
    title: 'Today beside last {weekday}',
    note: 'Revenue adds up through the day; visitors are those of each whole hour. Times of {zone}.',
    revenue: 'Gross revenue since midnight, by the hour, today and last {weekday}',
    visitors: 'Visitors of each hour, today and last {weekday}',
    hour: 'Hour',
    today: 'Today',
    before: 'Last {weekday}',
    grossToday: 'Revenue today',
    grossBefore: 'Revenue last {weekday}',
    visitorsToday: 'Visitors today',
    visitorsBefore: 'Visitors last {weekday}',
  },
  funnel: { title: 'The funnel in the last 7 days', against: 'the 7 days before', all: 'Every step' },
  needs: {
    title: 'What needs you',
    nothing: 'Nothing waits for you.',
    messages: { one: '1 message to answer', many: '{count} messages to answer' },
    requests: { one: '1 request to settle', many: '{count} requests to settle' },
    disputes: {
      one: '1 open dispute',
      many: '{count} open disputes',
    },
    /** After the disputes. */
    deadline: '{disputes}: the next deadline is {time}',
    failing: { one: '1 mail or call is given up', many: '{count} mails and calls are given up' },
    webhooks: { one: '1 webhook is disabled', many: '{count} webhooks are disabled' },
    drafts: { one: '1 draft of other words to look at', many: '{count} drafts of other words to look at' },
  },
  orders: {
    title: 'Newest orders',
    empty: 'No order yet. Each stands here as soon as it is paid.',
    at: 'Paid',
    plan: 'Plan',
    amount: 'Amount',
    source: 'From',
    unknown: 'not known',
    all: 'Revenue',
  },
};
