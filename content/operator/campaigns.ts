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
  rest: 'The {shown} of {all} with the most gross revenue are shown. The others brought {gross}; the CSV file has them all.',
  /** An ad platform puts values in place of macros, except where they are misspelled or an ad is opened from a preview. */
  macros: {
    one: 'The link of an ad holds a macro that the ad platform did not fill in: {names}. Its orders are not told apart. Check the parameters of the ad.',
    several:
      'The links of ads hold {count} macros that the ad platform did not fill in: {names}. Their orders are not told apart. Check the parameters of the ads.',
  },
  sources: {
    title: 'Names of sources',
    note: 'Links and sites call one network by many names. Here you say under which name reports count them, also for the past; on the page Funnel from now on.',
    known: 'Names that are known already',
    alias: 'Called in links',
    source: 'Counts as',
    hint: 'To count a known name on its own again, give it its own name.',
    save: 'Save the name',
    busy: 'Saving…',
    remove: 'Remove',
    removeOf: 'Remove the name of {alias}',
  },
  meaning: 'What these figures mean',
  definitions: {
    Visitors:
      'As on the Funnel page, by the source that browsers tell without saying who it is; of campaigns and ads they are not counted.',
    'Checkouts, paid': 'Checkouts begun in the period, and the share of them that was paid.',
    Orders: 'First payments in the period, in every currency.',
    'Gross, net':
      'All payments of the period, renewals of older orders too, before and after refunds, lost disputes, tax and fees.',
    Change: 'Gross revenue beside the period before; of less than a week, beside the same weekdays a week before.',
    Cost: 'What you imported as ad spend for the days of the period, in dollars. It is shown beside amounts in dollars alone.',
    'Cost an order': 'Cost divided by orders.',
    'Paid back':
      'What the orders of the period have brought until now, net, divided by the cost: what was paid in other currencies is no part of it. Once it reaches the whole cost, the ads have paid for themselves.',
  } as Readonly<Record<string, string>>,
  spend: {
    title: 'Ad spend',
    note: 'The export of Meta, Google or TikTok by day, or a CSV file with the columns day, source, campaign, ad and cost. Names are those of the links (utm_source, utm_campaign, utm_content). Importing a day again replaces it.',
    source: 'Source, if the file names none',
    choose: 'Import a CSV file',
    unreadable:
      'This is no CSV file in UTF-8 or UTF-16, so its letters could be read wrong. In a spreadsheet, choose “Save as” and then “CSV UTF-8”.',
    done: '{lines} lines imported, {cost} in all.',
  },
};
