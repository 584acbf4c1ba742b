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
  changes: { more: '+{percent}', less: '−{percent}', same: 'same', afterNothing: 'new', afterFew: 'was {before}' },
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
