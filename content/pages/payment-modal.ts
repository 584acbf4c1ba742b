import { brand } from '../brand.ts';
/** The dialog before payment. {price}, {renewal}, {period}, {percent}, {charges} and {code} are filled in. */
export const paymentModalCopy = {
  title: 'Select a subscription',
  /** Of a plan that is bought once. */
  titleOnce: 'Select a plan',
  close: 'Close',
  plans: 'Plan',
  today: 'Today',
  reducedTo: 'reduced to',
  discount: '{percent}% first-payment discount',
  /** Of a plan that is bought once. */
  discountOnce: '{percent}% off while your offer runs',
  /** With a discount code, for as many payments as it is for. */
  codeDiscount: {
    once: '{percent}% off the first payment with the code {code}',
    several: '{percent}% off the first {charges} payments with the code {code}',
    always: '{percent}% off every payment with the code {code}',
    only: '{percent}% off with the code {code}',
  },
  /** Of a trial: the price of today. */
  trial: 'for a trial of {days} days',
  /** Of a plan that is bought once. */
  once: 'paid once, for access {access}',
  accessEnds: 'Your access ends by itself. Nothing is charged.',
  reminder: 'We remind you by e-mail',
  later: 'The full price: {renewal} every {period}, auto-renewing until you cancel',
  /** After a trial. */
  afterTrial: 'Unless you cancel before: {renewal} every {period}, auto-renewing until you cancel',
  /** With a code for every payment. */
  laterReduced: 'Again {renewal} every {period}, auto-renewing until you cancel',
  offerEnded:
    'The introductory price no longer applies, so this is now the regular price. Please read it again before you go on.',
  code: {
    open: 'Have a code?',
    label: 'Discount code',
    apply: 'Apply',
    checking: 'Checking...',
    remove: 'Remove',
    missing: 'Please enter your code.',
    applied: 'The code {code} is applied.',
    /** The introductory price costs less over a year. */
    worse: 'Your introductory price is the better one, so it stays. The code {code} cannot be added to it.',
    /** So does the trial. */
    worseThanTrial: 'Your trial is the better start, so it stays. The code {code} cannot be added to it.',
    otherPlan: 'The code {code} is not for the {plan} plan.',
  },
  receipt: 'E-mail',
  change: 'Change',
  changeEmail: 'Change e-mail address',
  renewalMissing: 'Please agree to the renewal terms to go on.',
  onceMissing: 'Please agree to the price to go on.',
  adultMissing: 'Please confirm that you are 18 or older to go on.',
  /** By market. In the EU the button's own words must say that pressing it obliges to pay (Directive 2011/83/EU, Article 8(2)). */
  pay: { eu: 'Subscribe with obligation to pay · {price}', us: 'Start my plan · {price}' },
  /** Of a trial. */
  payTrial: { eu: 'Start the trial with obligation to pay · {price} today', us: 'Start my trial · {price} today' },
  /** Of a plan that is bought once. */
  payOnce: { eu: 'Order with obligation to pay · {price}', us: 'Buy my plan · {price}' },
  guarantee: '30-day money-back guarantee, if you did your rituals',
  /** A plan of this browser runs already. */
  another: 'Yes, buy another plan',
  processing: 'Processing...',
  unopened:
    'The payment page did not open, and nothing was charged. Please try again. Inside another app, choose “Open in browser” in its menu and pay there.',
  /** What the page of your payment provider accepts. Add Apple Pay or Google Pay once it offers them. */
  cards: 'Visa, Mastercard, American Express',
  secure: 'You enter your card on the page of our payment provider, not here.',
  answers: 'Your quiz answers are sent with your order, to build your plan. Your selfie is not.',
  phones: brand.googlePlayUrl ? 'The app is for iPhone and Android.' : 'The app is for iPhone; there is none for Android yet.',
  cancelLabel: 'How to cancel',
  cancel: 'At any time, online in two taps, under “Manage subscription”: in each of our mails and at the foot of our home page.',
  cancelLink: { label: 'More about how to cancel', href: '/terms-of-use#how-to-cancel' },
  terms: [
    { label: 'Terms of Use', href: '/terms-of-use' },
    { label: 'Privacy Policy', href: '/privacy-policy' },
    { label: 'Refund Policy', href: '/refund-policy' },
    { label: 'Manage subscription', href: '/manage' },
  ],
  /** The buttons of wallets, where the provider's publishable key is set. */
  wallet: {
    title: 'Pay here',
    loading: 'Looking for the wallets of this device...',
    /** Their words are the provider's, so this says what pressing one obliges to. */
    obliges: 'Each of these is an order with obligation to pay: {price} today.',
    card: 'By card, here',
    otherwise: 'Or use the button below, which opens the page of our payment provider.',
    secure: 'You enter your card in fields or on the page of our payment provider. We cannot read it.',
  },
} as const;
