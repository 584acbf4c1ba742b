import type { InboxKind } from '../../core/api/operator/inbox.ts';

/** The sentences of the daily mail; its frame is in content/mails/operator.ts. */
export const dailyMailCopy = {
  /** `currencies`: where more than one was paid in. Their sums cannot be compared, so the orders are. */
  headline: { money: '{revenue}, {change}', currencies: '{revenue}, from {orders}', visitors: '{visitors}, {change}' },
  sentence: {
    money: '{weekday} brought {revenue} from {orders}: {change}.',
    currencies: '{weekday} brought {revenue} from {orders}. Orders: {change}.',
    visitors: 'On {weekday} {visitors} came: {change}.',
  },
  change: {
    more: '{percent} more than the {weekday} before',
    less: '{percent} less than the {weekday} before',
    same: 'the same as the {weekday} before',
    afterNothing: 'after nothing on the {weekday} before',
  },
  orders: { one: '1 order', many: '{count} orders' },
  visitors: { one: '1 visitor', many: '{count} visitors' },
  compared: '{figure} ({weekday} before: {before})',
  waiting: {
    disputes: 'Open disputes: {count}',
    requests: 'Requests to settle: {count}',
    messages: 'Messages to answer: {count}',
    failing: 'Given up in the queue: {count}',
    webhooks: 'Disabled webhooks: {count}',
    drafts: 'Drafts of other words to look at: {count}',
  } satisfies Readonly<Record<InboxKind, string>>,
  nothingWaits: 'Nothing waits for an answer or a decision.',
  noAlerts: 'No alert is open now.',
};
