import type { AlertRule } from '../../core/alerts/limits.ts';

/** Why an alert opened: on its page, in mails and in webhooks. */
export const alertSentences: Readonly<Record<AlertRule, string>> = {
  revenue: 'Gross revenue of the day was {figure} after {hour}, below the {limit} that you expect by then.',
  acceptance: 'Of the card payments since yesterday, {figure}% were accepted, below your limit of {limit}%.',
  refunds: 'Of the payments of the last 30 days, {figure}% were refunded, above your limit of {limit}%.',
  disputes: 'Of the payments of the last 30 days, {figure}% were disputed, above your limit of {limit}%.',
  duplicates: '{figure} orders of today were a second one of their buyer and are paid back, more than your limit of {limit}.',
  withdrawals: '{figure} buyers withdrew today, more than your limit of {limit}.',
  mails:
    '{figure} mails of today went to addresses that somebody typed, and their link was not used: more than your limit of {limit}. Somebody may be mailing strangers through your forms.',
  deliveries: '{figure} deliveries are given up, more than your limit of {limit}.',
  silence: 'No visitor was counted for {limit} hours.',
  visitors:
    '{figure} visitors came on {weekday} from {from} to {until}. In these hours of the last {weeks} same weekdays the median was {median}, and {low} to {high} would be usual.',
  buyers:
    '{figure} of the visitors of {weekday} from {from} to {until} bought. In these hours of the last {weeks} same weekdays the median was {median}, and {low} to {high} would be usual.',
};

/** The words of the alerts page of the dashboard. */
export const alertsCopy = {
  several: '{count} alerts opened.',
  open: {
    title: 'Open alerts',
    note: 'An alert closes by itself once its figure has been fine for an hour. Figures are read every quarter of an hour. Mails about them are switched on at Sign-in, and webhooks get alert.opened and alert.closed.',
    empty: 'No alert is open. When a figure leaves its limits, it will stand here with the reason.',
  },
  past: {
    title: 'Past alerts',
    note: 'The last 50.',
    empty: 'Alerts that closed will stand here.',
  },
  times: { open: 'Open since {opened}', past: '{opened} to {closed}' },
  limits: {
    title: 'Limits',
    note: 'An empty field is a limit that is switched off.',
    readOnly: 'An owner or a marketer can change the limits.',
    limit: 'Limit',
    value: 'Now',
    off: 'off',
    on: 'on',
    timeZone: 'Days and hours of',
    revenue: { label: 'Gross revenue of a day, at least', hint: 'In dollars.' },
    /** Where several currencies are sold, of each. */
    revenueIn: 'In {currency} alone.',
    revenueHour: { label: 'By the hour', hint: '1 to 23. The alert closes at midnight.' },
    acceptance: { label: 'Card payments accepted, at least', hint: 'In percent, yesterday and today, from 20 tries on.' },
    refunds: { label: 'Payments refunded, at most', hint: 'In percent of 30 days, from 100 payments on.' },
    disputes: { label: 'Payments disputed, at most', hint: 'In percent of 30 days, from 100 payments on.' },
    duplicates: { label: 'Duplicates of a day, at most', hint: 'Second orders of a buyer, which are paid back by themselves.' },
    withdrawals: { label: 'Withdrawals of a day, at most', hint: 'The law gives every buyer 14 days.' },
    mails: {
      label: 'Unused links mailed in a day, at most',
      hint: 'Links to sign in, to confirm or to delete, of a day in UTC. Beyond the limit of such mails only buyers are sent theirs.',
    },
    deliveries: { label: 'Deliveries given up, at most', hint: 'Of the last 30 days, until you retry them.' },
    silence: { label: 'Hours without a visitor, at most', hint: '1 to 168.' },
    anomalies: 'Unusual hours',
    anomaliesNote:
      'An alert opens when three hours bring fewer than two fifths, or more than twice, of the visitors or buyers that the same hours of the last 8 same weekdays brought (their median), and are more than 5 median deviations from it. It needs 6 such weeks and a median of 30.',
    action: 'Save the limits',
    busy: 'Saving',
    done: 'The limits are saved.',
    invalid: 'Please give a number, or leave it empty.',
  },
};
