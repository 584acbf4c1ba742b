import type { MailCopy } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';
import { providerSeller } from '../seller.ts';
import { failedRows, howToCancel, paidByBank, payButton, payNote, planRow, regularRow, sellerRows } from './common.ts';

/** Why a trial of somebody whose plan runs was ended at once. */
export const secondTrial = 'A plan of yours is running already, so we ended this second order at once.';

/** Why an order was ended and paid back as soon as it was paid. */
export const refusedOrders = {
  introductory:
    'The introductory price is for a first order, and an order of this mailbox, or earlier orders with this card, had it before. We only see that once a payment has arrived. We ended this order at once and are refunding what was paid for it. You can order at the regular price whenever you like.',
  trial:
    'The trial is for a first order, and an order of this mailbox, or an earlier order with this card, had one before. We only see that once a card is given. We ended this order at once, it is not charged again, and what was paid for it goes back. You can order without a trial whenever you like.',
  code: 'The discount code is for one order, and an order of this mailbox, or earlier orders with this card, had it before. We only see that once a payment has arrived. We ended this order at once and are refunding what was paid for it. You can order without the code whenever you like.',
  returned:
    'Orders of this mailbox, or with this card, were paid back twice within a year, so we take no further one without speaking to you first. We only see that once a payment has arrived. We ended this order at once and are refunding what was paid for it.',
} as const;

/** About single payments. */
export const paymentMails = {
  receipt: {
    subject: `Your ${brand.name} receipt: {amount}`,
    preview: 'Your plan was renewed. The next charge is {renewalAmount} on {renewsOn}.',
    title: 'Your plan was renewed',
    parts: [
      { text: 'Thank you. This is the receipt for your renewal.', unless: 'providerSells' },
      {
        text: `Thank you. This is our receipt for your renewal. ${providerSeller.short}, the seller, mails you its own.`,
        when: 'providerSells',
      },
      {
        rows: [
          planRow,
          { label: 'Paid', value: '{amount}' },
          { label: 'Paid on', value: '{paidOn}' },
          {
            label: 'Next charge',
            value: '{renewalAmount} on {renewsOn}, then every {period} until you cancel',
            unless: 'regularAmount',
          },
          { label: 'Next charge', value: '{renewalAmount} on {renewsOn}, with your discount', when: 'regularAmount' },
          regularRow,
          ...sellerRows,
        ],
      },
      howToCancel,
      { button: 'Manage or cancel', href: '{manage}' },
    ],
  },
  'payment-failed': {
    subject: `Your ${brand.name} payment did not go through`,
    preview: 'We could not charge {amount}. You can pay it, use another card, or cancel.',
    title: 'Your payment did not go through',
    parts: [
      { text: 'We could not charge your card for the renewal of your plan. Nothing was paid.' },
      failedRows,
      {
        text: 'To keep your plan, please pay it with this or another card. If you do not want to go on, you can cancel instead.',
      },
      payButton,
      payNote,
      { button: 'Check or cancel', href: '{manage}' },
    ],
  },
  'payment-unconfirmed': {
    subject: `Please confirm your ${brand.name} payment`,
    preview: 'Your bank wants you to confirm {amount}. Until then nothing is paid.',
    title: 'Please confirm your payment',
    parts: [
      {
        text: 'Your bank wants you to confirm the renewal of your plan before it pays. Nothing is wrong with your card, and nothing was paid yet.',
      },
      failedRows,
      { text: 'To keep your plan, please open the payment and confirm it. If you do not want to go on, you can cancel instead.' },
      payButton,
      payNote,
      { button: 'See or cancel', href: '{manage}' },
    ],
  },
  'payment-last-try': {
    subject: `Your ${brand.name} plan ends soon: the payment is still open`,
    preview: '{amount} is tried once more on {retryOn}. Then your plan ends.',
    title: 'Your payment is still open',
    parts: [
      {
        text: 'The renewal of your plan is still not paid. We try it once more, and if that fails too your plan ends and nothing more is charged.',
      },
      { text: 'Your bank wants you to confirm it, so it cannot be paid without you.', when: 'confirmation' },
      failedRows,
      payButton,
      payNote,
      { button: 'Check or cancel', href: '{manage}' },
    ],
  },
  'payment-blocked': {
    subject: `Your ${brand.name} renewal needs your billing address`,
    preview: 'We could not charge {amount}, because your billing address is not complete.',
    title: 'Your billing address is not complete',
    parts: [
      { text: 'We could not charge the renewal of your plan, because the tax depends on where you live. Nothing was paid.' },
      { rows: [planRow, { label: 'Amount', value: '{amount}' }] },
      {
        text: 'Please complete your billing address under “Card and invoices”. If you do not want to go on, you can cancel instead.',
      },
      { button: 'Complete or cancel', href: '{manage}' },
    ],
  },
  'payment-blocked-to-support': {
    staff: true,
    subject: 'A renewal cannot be charged: {email}',
    preview: 'The payment provider cannot finalize the invoice {paymentId}.',
    title: 'A renewal cannot be charged',
    parts: [
      {
        text: 'The payment provider could not finalize an invoice, so it is not charged. The buyer was asked to complete their billing address.',
      },
      { text: 'The provider’s dashboard shows the reason at the invoice. When it is mended, finalize the invoice there.' },
      {
        rows: [
          { label: 'Buyer', value: '{email}' },
          { label: 'Subscription', value: '{subscriptionId}' },
          { label: 'Invoice', value: '{paymentId}' },
        ],
      },
    ],
  },
  'payment-processing': {
    subject: 'Your payment is on its way',
    preview: 'Your bank has not settled {amount} yet. Your plan starts when it does.',
    title: 'Your payment is on its way',
    parts: [
      { text: 'Thank you for your order. Your way of paying takes a few days, and your bank has not settled it yet.' },
      { rows: [planRow, { label: 'Amount', value: '{amount}' }] },
      {
        text: 'Your plan starts when the money arrives. We write to you then, and also if it does not arrive. Please do not pay again.',
      },
    ],
  },
  'payment-not-received': {
    subject: 'Your payment did not arrive',
    preview: 'Your bank did not settle {amount}. Your plan has not started.',
    title: 'Your payment did not arrive',
    parts: [
      { text: 'Your bank did not settle your payment. Nothing was paid, your plan has not started, and we do not try again.' },
      { rows: [planRow, { label: 'Amount', value: '{amount}' }] },
      { text: 'You can order again whenever you like, for example with a card.' },
      { button: 'See the plans', href: '{site}/prediction' },
    ],
  },
  refunded: {
    subject: `Your ${brand.name} refund: {amount}`,
    preview: '{amount} goes back to the card or account that you paid with.',
    title: 'Your money is on its way back',
    parts: [
      {
        text: 'We have sent a refund to the card or account that you paid with. Banks can take up to 10 working days to show it.',
        unless: 'providerSells',
      },
      {
        text: `${providerSeller.short}, the seller, has sent a refund to the card or account that you paid with. Banks can take up to 10 working days to show it.`,
        when: 'providerSells',
      },
      {
        rows: [planRow, { label: 'Refunded', value: '{amount}' }, { label: 'Sent on', value: '{refundedOn}' }],
      },
      { text: 'You can see your payments and whether your plan runs on your [plan’s page]({manage}).' },
    ],
  },
  duplicate: {
    subject: `You already have a ${brand.name} plan: we are paying you back`,
    preview: 'We ended the second order and refund {amount}.',
    title: 'A plan was already running, so we are paying you back',
    parts: [
      {
        text: 'A plan was bought for this e-mail address while another one was already running. You need only one, so we ended the second one at once and are refunding what was paid for it. The first one goes on unchanged.',
      },
      {
        text: 'If you did not buy the first one, somebody paid for it under your address. Sign in with a link by mail, in the browser in which you want to order, and end that plan or leave it. Then order again there: strangers’ orders no longer count.',
      },
      {
        rows: [
          { label: 'Ended', value: '{plan}' },
          { label: 'Refund', value: '{amount}' },
        ],
      },
      { text: 'The money goes back to the card or account it came from. Banks can take up to 10 working days to show it.' },
      { button: 'See my plan', href: '{manage}' },
    ],
  },
  'order-refused': {
    subject: `We could not take your ${brand.name} order: we are paying you back`,
    preview: 'We ended it at once and refund {amount}.',
    title: 'We could not take this order, so we are paying you back',
    parts: [
      { text: '{why}' },
      {
        rows: [
          { label: 'Ended', value: '{plan}' },
          { label: 'Refund', value: '{amount}' },
        ],
      },
      { text: 'The money goes back to the card or account it came from. Banks can take up to 10 working days to show it.' },
      {
        text: `If you think that this is a mistake, please write to [${brand.supportEmail}](mailto:${brand.supportEmail}), and a person will help you.`,
      },
    ],
  },
  'order-ended-free': {
    subject: `We could not take your ${brand.name} order`,
    preview: 'We ended it at once. Nothing was charged, and nothing will be.',
    title: 'We could not take this order',
    parts: [
      { text: '{why}' },
      {
        rows: [
          { label: 'Ended', value: '{plan}' },
          { label: 'Charged', value: 'Nothing' },
        ],
      },
      {
        text: `If you think that this is a mistake, please write to [${brand.supportEmail}](mailto:${brand.supportEmail}), and a person will help you.`,
      },
    ],
  },
  'order-ended-disputed': {
    subject: `We ended your second ${brand.name} order`,
    preview: 'You disputed its payment, so your bank decides about it.',
    title: 'We ended this order',
    parts: [
      { text: 'We could not keep this order beside an earlier one, so we ended it at once. It is not charged again.' },
      {
        rows: [
          { label: 'Ended', value: '{plan}' },
          { label: 'Refund from us', value: 'None: you disputed this payment' },
        ],
      },
      { text: paidByBank },
    ],
  },
  'renewal-reminder': {
    subject: `Your ${brand.name} plan renews on {renewsOn}`,
    preview: '{amount} will be charged on {renewsOn}, unless you cancel before.',
    title: 'Your plan renews soon',
    parts: [
      { text: 'This is a reminder that your subscription renews by itself. You need to do nothing if you want to keep it.' },
      {
        text: 'Your introductory price ends with this period: from now on the full price is charged.',
        when: 'introductory',
      },
      { text: 'Your trial ends on that day. If you cancel before it, you pay nothing more.', when: 'trial' },
      { text: 'Your discount ends with this period: from now on the full price is charged.', when: 'discountOver' },
      { text: 'Your discount is taken off this charge.', when: 'regularAmount' },
      {
        rows: [
          planRow,
          { label: 'You will be charged', value: '{amount}' },
          { label: 'On', value: '{renewsOn}' },
          { label: 'And then', value: '{amount} every {period}, until you cancel', unless: 'regularAmount' },
          regularRow,
        ],
      },
      howToCancel,
      { button: 'Manage or cancel', href: '{manage}' },
    ],
  },
} as const satisfies Readonly<Record<string, MailCopy>>;
