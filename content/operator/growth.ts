/** The words of the subscribers page of the dashboard. */
export const growthCopy = {
  figures: {
    monthly: 'Monthly revenue',
    running: 'Subscriptions',
    cancelled: 'Cancelled already',
    perSubscription: 'Each a month',
    new: 'New',
    expansion: 'Expansion',
    contraction: 'Contraction',
    churned: 'Churned',
    activated: 'Activated',
    toActivation: 'Time to activation',
    refundRate: 'Refund rate',
    disputeRate: 'Dispute rate',
  },
  now: 'now',
  cancelledNote: '{count} subscriptions end with their period',
  started: '{count} subscriptions began',
  ended: '{count} subscriptions ended',
  ofPayments: '{part} of {all} payments',
  meaning: 'What these figures mean',
  definitions: {
    'Monthly revenue':
      'MRR: for each subscription that runs, its renewal price divided by the months it is for, rounded to the cent. Overdue ones count until they end. The lower first price does not count.',
    'Cancelled already': 'The part of it that ends with the period that is paid for.',
    'Each a month': 'ARPU: monthly revenue divided by the subscriptions that run.',
    New: 'Monthly revenue of subscriptions that began in the period.',
    'Expansion and contraction':
      'What plan changes added to monthly revenue, or took off it, on the day the plan was changed, also if the new price begins later.',
    Churned: 'Monthly revenue of subscriptions on the day they ended, not on the day they were cancelled.',
    'Churn by plan':
      'Of the subscriptions that ran when the period began, by the plan they had then, the share that ended in it.',
    Activated:
      'Of the subscriptions that began in the period, the share for which the app has redeemed a link of ours until now, from the page after the payment or from a mail. A service such as RevenueCat or Adapty does not tell us that it unlocked the app, so buyers who come to the app without our link count as not activated. Deleted buyers do not count. The period before has had more time.',
    'Time to activation': 'Of those that were activated, the median time from the start of the subscription until then.',
    'Worth so far':
      'LTV until now: what subscriptions that began in a month have brought, net of refunds, lost disputes, tax and fees, and that divided by how many began.',
    'Refund rate, dispute rate':
      'Of the payments of the period, those that were refunded, wholly or partly, and those that were ever disputed.',
  } as Readonly<Record<string, string>>,
  since: 'Plan changes are known since {time}. Before, a subscription counts with the plan it had then.',
  chart: {
    title: 'Monthly revenue over time',
    label: 'Monthly revenue at the end of each {unit}; the numbers are in the table below.',
    day: 'Day',
    week: 'Week from',
    month: 'Month',
    monthly: 'At the end',
  },
  churn: {
    title: 'Churn by plan',
    plan: 'Plan',
    atStart: 'Ran at the start',
    churned: 'Ended',
    rate: 'Churn',
    empty: 'No subscription ran when this period began.',
  },
  activation: {
    title: 'Activation by plan',
    part: '{part} of {all} that began',
    partSince: '{part} of {all} that began since {time}',
    recorded: 'recorded since {time}',
    since: 'Activations are recorded since {time}. Only subscriptions that began since then count.',
    plan: 'Plan bought',
    started: 'Began',
    activated: 'Activated',
    rate: 'Share',
    median: 'Median',
    empty: 'No subscription began in this period.',
    emptySince: 'No subscription of this period began since then.',
  },
  durations: { seconds: '{count} s', minutes: '{count} min', hours: '{count} h', days: '{count} days' },
  lifetimes: {
    title: 'Worth so far',
    note: 'By the month in which subscriptions began, with everything they brought until now.',
    month: 'Began in',
    started: 'Began',
    net: 'Net',
    each: 'Each',
    empty: 'The months in which subscriptions began will stand here, with what they brought.',
  },
};

/** The words of the campaigns page of the dashboard. */
export const campaignsCopy = {
  title: 'By source, campaign and ad',
  note: 'An order says where its buyer came from only if they agreed to statistics; the others are under unknown.',
  empty: 'Nobody has begun a checkout or paid in this period.',
  level: 'Show',
  levels: { source: 'Sources', campaign: 'Campaigns', ad: 'Ads' },
  unnamed: 'no name',
  /** The biggest fall of gross revenue; `{when}` is the period that it is compared with. */
  fall: {
    known: 'The biggest fall of gross revenue: {name}, {now} instead of {before} {when}.',
    unknown: 'Payments of an unknown source, such as renewals of older orders: {now} instead of {before} {when}.',
    when: { week: 'a week before', period: 'in the period before' },
  },
  changes: { more: '+{percent}', less: '−{percent}', same: 'same', afterNothing: 'new' },
  columns: {
    name: 'Source',
    campaign: 'Campaign',
    ad: 'Ad',
    visitors: 'Visitors',
    checkouts: 'Checkouts',
    orders: 'Orders',
    conversion: 'Paid',
    gross: 'Gross',
    change: 'Change',
    net: 'Net',
    cost: 'Cost',
    perOrder: 'Cost an order',
    payback: 'Paid back',
  },
  meaning: 'What these figures mean',
  definitions: {
    Visitors:
      'As on the Funnel page, by the source that browsers tell without saying who it is; of campaigns and ads they are not counted.',
    'Checkouts, paid': 'Checkouts begun in the period, and the share of them that was paid.',
    Orders: 'First payments in the period.',
    'Gross, net':
      'All payments of the period, renewals of older orders too, before and after refunds, lost disputes, tax and fees.',
    Change: 'Gross revenue beside the period before; of less than a week, beside the same weekdays a week before.',
    Cost: 'What you imported as ad spend for the days of the period.',
    'Cost an order': 'Cost divided by orders.',
    'Paid back':
      'What the orders of the period have brought until now, net, divided by the cost. Once it reaches the whole cost, the ads have paid for themselves.',
  } as Readonly<Record<string, string>>,
  spend: {
    title: 'Ad spend',
    note: 'A CSV file with the columns day, source, campaign, ad and cost, named as in the links (utm_source, utm_campaign, utm_content). Importing a day again replaces it.',
    choose: 'Import a CSV file',
    done: '{lines} lines imported, {cost} in all.',
  },
};
