import { brand } from '../brand.ts';
/** The dialog before payment. {price}, {renewal}, {period}, {day} and {percent} are filled in. */
export const paymentModalCopy = {
  title: 'Select a subscription',
  close: 'Close',
  plans: 'Plan',
  dueToday: 'Due today',
  reducedTo: 'reduced to',
  discount: 'Your {percent}% discount is taken off the first payment.',
  offerEnded: 'The introductory offer has ended, so this is now the regular price. Please read it again before you go on.',
  later: '{renewal} on {day}, then every {period}',
  laterLabel: 'After that',
  renews: 'This is an auto-renewing subscription. Later payments are at the full price, until you cancel.',
  cancelLabel: 'How to cancel',
  cancel: 'At any time, online in two taps, under “Manage subscription”: in each of our mails and at the foot of our home page.',
  cancelLink: { label: 'More about how to cancel', href: '/terms-of-use#how-to-cancel' },
  renewalMissing: 'Please agree to the renewal terms to go on.',
  adultMissing: 'Please confirm that you are 18 or older to go on.',
  /** By market. In the EU the button's own words must say that pressing it obliges to pay (Directive 2011/83/EU, Article 8(2)). */
  pay: { eu: 'Subscribe with obligation to pay · {price}', us: 'Subscribe · {price} today' },
  processing: 'Processing...',
  unopened:
    'The payment page did not open, and nothing was charged. Please try again. Inside another app, choose “Open in browser” in its menu and pay there.',
  answers: 'Your quiz answers are sent with your order, to build your plan. Your selfie is not.',
  phones: brand.googlePlayUrl ? 'The app is for iPhone and Android.' : 'The app is for iPhone; there is none for Android yet.',
  terms: [
    { label: 'Terms of Use', href: '/terms-of-use' },
    { label: 'Privacy Policy', href: '/privacy-policy' },
    { label: 'Refund Policy', href: '/refund-policy' },
    { label: 'Manage subscription', href: '/manage' },
  ],
  secure: 'You enter your card on the page of our payment provider, not here.',
  notLoaded: 'The payment form could not be loaded. Please check your connection and tap the button again.',
} as const;
