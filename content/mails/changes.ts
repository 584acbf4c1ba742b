import type { MailCopy } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';
import { failedRows, howToCancel, paidByBank, payButton, payNote, planRow, regularRow } from './common.ts';

/** Why a subscription is not renewed, or has ended, where its buyer did not choose it. */
export const endings = {
  disputing:
    'You disputed a payment at your bank. While the bank decides, you keep what is paid for, and we do not charge you again. If the bank takes the payment back, your access ends with it.',
  disputed: 'You disputed a payment at your bank, so we do not charge you again.',
  refunded: 'Your payment was refunded in full.',
  unpaid: 'We could not charge the renewal of your plan.',
} as const;

/** What became of a subscription. */
export const changeMails = {
  cancelled: {
    subject: `Your ${brand.name} subscription is canceled`,
    preview: 'You will not be charged again. You keep access until {accessUntil}.',
    title: 'Your subscription is canceled',
    parts: [
      { text: '{why}', when: 'why' },
      { text: 'We have canceled the renewal of your plan. You will not be charged again.' },
      { rows: [planRow, { label: 'You keep access until', value: '{accessUntil}' }] },
      { text: 'If you change your mind before that day, you can take the cancellation back on your [plan’s page]({manage}).' },
    ],
  },
  paused: {
    subject: `Your ${brand.name} subscription is paused`,
    preview: 'Nothing is charged while it is paused.',
    title: 'Your subscription is paused',
    parts: [
      { text: 'Your plan is paused. Nothing is charged while it is, and we write to you when it goes on.' },
      {
        rows: [
          planRow,
          { label: 'You keep access until', value: '{accessUntil}', when: 'accessUntil' },
          { label: 'It goes on by itself on', value: '{resumesOn}', when: 'resumesOn' },
          { label: 'Charged on that day', value: '{amount}, then every {period} until you cancel', when: 'amount' },
        ],
      },
      { text: 'We remind you before that day.', when: 'amount' },
      howToCancel,
      { button: 'See or cancel', href: '{manage}' },
    ],
  },
  'discount-given': {
    subject: `Your ${brand.name} discount`,
    preview: 'The next charge is {amount} on {renewsOn}.',
    title: 'You pay less for a while',
    parts: [
      { text: 'Your discount is on its way: it is taken off your next charge by itself, and your plan goes on as before.' },
      {
        rows: [planRow, { label: 'Next charge', value: '{amount} on {renewsOn}, with your discount' }, regularRow],
      },
      howToCancel,
      { button: 'Manage or cancel', href: '{manage}' },
    ],
  },
  'pause-ending': {
    subject: `Your ${brand.name} plan resumes on {resumesOn}`,
    preview: '{amount} will be charged on {resumesOn}, unless you cancel before.',
    title: 'Your pause ends soon',
    parts: [
      { text: 'This is a reminder that the pause of your plan ends by itself. You need to do nothing if you want to go on.' },
      {
        rows: [
          planRow,
          { label: 'You will be charged', value: '{amount}' },
          { label: 'On', value: '{resumesOn}' },
          { label: 'And then', value: '{amount} every {period}, until you cancel' },
        ],
      },
      { text: 'If you [cancel]({manage}) before that day, in two taps and without giving a reason, nothing more is charged.' },
      { button: 'Manage or cancel', href: '{manage}' },
    ],
  },
  'pause-unpaid': {
    subject: `Your ${brand.name} plan stays paused: the payment did not go through`,
    preview: 'We could not charge {amount}. Nothing was paid, and your plan stays paused.',
    title: 'Your plan stays paused',
    parts: [
      {
        text: 'The pause of your plan is over, but we could not charge your card. Nothing was paid, so your plan stays paused until the payment arrives.',
      },
      failedRows,
      { text: 'To go on, please pay it with this or another card. You can also cancel: then nothing more is charged.' },
      payButton,
      payNote,
      { button: 'See or cancel', href: '{manage}' },
    ],
  },
  resumed: {
    subject: `Your ${brand.name} subscription goes on`,
    preview: 'The pause is over. The next charge is {amount} on {renewsOn}.',
    title: 'Your subscription goes on',
    parts: [
      { text: 'The pause of your plan is over, and it renews by itself again.' },
      {
        rows: [planRow, { label: 'Next charge', value: '{amount} on {renewsOn}, then every {period} until you cancel' }],
      },
      howToCancel,
      { button: 'Manage or cancel', href: '{manage}' },
    ],
  },
  'cancelled-unpaid': {
    subject: `Your ${brand.name} subscription is canceled`,
    preview: 'It ends on {accessUntil}. The payment for the current period is still due.',
    title: 'Your subscription is canceled',
    parts: [
      {
        text: 'We have canceled the next renewal of your plan. The current period began on {unpaidSince}, before you canceled, and its payment has not arrived yet: it is still charged.',
      },
      { rows: [planRow, { label: 'Ends on', value: '{accessUntil}' }] },
      {
        text: 'Once it is paid, you keep access until that day, and nothing more is charged. If it cannot be charged, your access may end earlier, and we write to you.',
      },
      { text: 'If you change your mind before that day, you can take the cancellation back on your [plan’s page]({manage}).' },
    ],
  },
  ended: {
    subject: `Your ${brand.name} subscription has ended`,
    preview: 'It ended on {endedOn}, and nothing more will be charged.',
    title: 'Your subscription has ended',
    parts: [
      { text: '{why}', when: 'why' },
      { text: 'Your subscription is over, and nothing more will be charged.' },
      { rows: [planRow, { label: 'Ended on', value: '{endedOn}' }] },
      { text: 'Thank you for the time with us. If you would like to come back one day: [start again here]({site}).' },
    ],
  },
  'access-ended': {
    subject: `Your access to ${brand.name} has ended`,
    preview: 'It ended on {endedOn}, and nothing more will be charged.',
    title: 'Your access has ended',
    parts: [
      { text: '{why}', when: 'why' },
      { text: 'What you paid for is over. Nothing renews, and nothing more will be charged.' },
      { rows: [planRow, { label: 'Ended on', value: '{endedOn}' }] },
      { text: 'Thank you for the time with us. If you would like to come back one day: [start again here]({site}).' },
    ],
  },
  'not-ended-to-support': {
    staff: true,
    subject: 'A subscription could not be ended: {email}',
    preview: 'Its buyer disputed a payment or was refunded, and may be charged again.',
    title: 'A subscription could not be ended',
    parts: [
      {
        text: 'Its buyer disputed a payment, or was refunded in full, so it is to end. The payment provider did not do so for more than a minute. We go on trying for a day.',
      },
      {
        text: 'If this mail is not followed by the end in the provider’s dashboard, end the subscription there: its buyer may be charged again.',
      },
      {
        rows: [
          { label: 'Buyer', value: '{email}' },
          { label: 'Subscription', value: '{subscriptionId}' },
        ],
      },
    ],
  },
  'fraud-warning-to-support': {
    staff: true,
    subject: 'A bank warns of fraud: {email}',
    preview: 'The owner of the card says that a payment of {amount} was not theirs.',
    title: 'A bank warns of fraud',
    parts: [
      {
        text: 'The owner of a card told their bank that a payment was not theirs. Usually a dispute follows, with its fee, unless the payment goes back first.',
      },
      {
        text: 'As your policy says, the payment is refunded and the subscription ends at once. While that is not done, it stands in the inbox of your dashboard.',
        when: 'refunds',
      },
      {
        text: 'As your policy says, you decide: the inbox of your dashboard pays back and ends, or closes it.',
        unless: 'refunds',
      },
      {
        rows: [
          { label: 'Buyer', value: '{email}' },
          planRow,
          { label: 'Amount', value: '{amount}' },
          { label: 'Subscription', value: '{subscriptionId}' },
          { label: 'Invoice', value: '{paymentId}' },
        ],
      },
      { button: 'Open the dashboard', href: '{dashboard}' },
    ],
  },
  'address-differs-to-support': {
    staff: true,
    subject: 'Another address at the payment provider: {email}',
    preview: 'The payment provider has {providerEmail} for this buyer.',
    title: 'Another address at the payment provider',
    parts: [
      {
        text: 'The address of a buyer was changed at the payment provider. Here it stays as it is, because it signs the buyer in: mails and links go on to it, and receipts of the payment provider go to the other one.',
      },
      {
        text: 'If the buyer asked for it, ask them to change their address themselves on the page of their subscription, which changes both. If not, put the address of before back at the payment provider.',
      },
      {
        rows: [
          { label: 'Here', value: '{email}' },
          { label: 'At the payment provider', value: '{providerEmail}' },
          { label: 'Subscription', value: '{subscriptionId}' },
        ],
      },
    ],
  },
  withdrawn: {
    subject: `Your withdrawal from your ${brand.name} contract was received`,
    preview: 'Received on {receivedAt}. You get {amount} back.',
    title: 'Your withdrawal was received',
    parts: [
      {
        text: 'We confirm that you have withdrawn from your contract. Your plan ends at once, and you get your payment back.',
      },
      {
        rows: [planRow, { label: 'Received', value: '{receivedAt}' }, { label: 'Refund', value: '{amount}' }],
      },
      {
        text: 'We send the money to the card or account that you paid with, within 14 days at the latest. You get another mail when it is sent. Please keep this mail as your proof.',
      },
    ],
  },
  'withdrawn-free': {
    subject: `Your withdrawal from your ${brand.name} contract was received`,
    preview: 'Received on {receivedAt}. It costs you nothing.',
    title: 'Your withdrawal was received',
    parts: [
      {
        text: 'We confirm that you have withdrawn from your contract. Your trial ends at once, and it costs you nothing.',
      },
      { rows: [planRow, { label: 'Received', value: '{receivedAt}' }] },
      { text: 'Please keep this mail as your proof.' },
    ],
  },
  'withdrawn-disputed': {
    subject: `Your withdrawal from your ${brand.name} contract was received`,
    preview: 'Received on {receivedAt}. Your bank decides about your payment.',
    title: 'Your withdrawal was received',
    parts: [
      { text: 'We confirm that you have withdrawn from your contract. Your plan ends at once.' },
      {
        rows: [
          planRow,
          { label: 'Received', value: '{receivedAt}' },
          { label: 'Refund from us', value: 'None: you disputed this payment' },
        ],
      },
      { text: paidByBank },
      { text: 'Please keep this mail as your proof.' },
    ],
  },
  'guarantee-requested': {
    subject: `Your ${brand.name} money-back request was received`,
    preview: 'Received on {receivedAt}. We answer within 5 working days.',
    title: 'Your request was received',
    parts: [
      {
        text: 'You asked for your money back under our 30-day guarantee. A person will look at it and answer within 5 working days.',
      },
      { rows: [planRow, { label: 'Received', value: '{receivedAt}' }] },
      {
        text: 'If you have not done so yet, please answer this mail with a few screenshots of your plan and your progress in the app. We do not ask for photos of your face.',
      },
      {
        note: 'Asking for a refund does not cancel your subscription. [Cancel here]({manage}) if you would like that too.',
        unless: 'once',
      },
    ],
  },
  'guarantee-to-support': {
    staff: true,
    subject: 'Money-back request: {email}',
    preview: '{plan}, {amount}, received on {receivedAt}.',
    title: 'A buyer asks for money back',
    parts: [
      { text: 'Asked for on the page of their plan, under the 30-day guarantee. Answer this mail to write to the buyer.' },
      {
        rows: [
          { label: 'Buyer', value: '{email}' },
          planRow,
          { label: 'Paid', value: '{amount}' },
          { label: 'Subscription', value: '{subscriptionId}' },
          { label: 'Received', value: '{receivedAt}' },
          { label: 'What they say', value: '{note}', when: 'note' },
        ],
      },
    ],
  },
  'plan-changed': {
    subject: `Your ${brand.name} plan changes on {startsOn}`,
    preview: 'From {startsOn}: {plan}, {amount} every {period}.',
    title: 'Your plan was changed',
    parts: [
      { text: 'Your new plan begins when the current period ends. Nothing is charged for the change.' },
      {
        rows: [
          { label: 'New plan', value: '{plan}' },
          { label: 'Its first charge', value: '{amount} on {startsOn}' },
          { label: 'After that', value: '{amount} every {period}, until you cancel', unless: 'regularAmount' },
          regularRow,
        ],
      },
      howToCancel,
      { button: 'Manage or cancel', href: '{manage}' },
    ],
  },
} as const satisfies Readonly<Record<string, MailCopy>>;
