import type { PlanChangeConsent } from '../../core/subscriptions/plan-change.ts';
import { brand } from '../brand.ts';
import { consent } from './checkout.ts';

/** Beside the button that changes the plan, and kept word for word. Change `version` with the sentence. */
export const planChange: PlanChangeConsent = {
  version: '2026-11-24',
  renewal:
    'I agree that from {day} my plan is {plan} and renews automatically at {renewal} every {period} until I cancel. Nothing is charged for the change.',
  periods: consent.periods,
};

/** Why something cannot be done, as the buyer reads it. */
export const manageRefusals = {
  unknown: 'You are signed out, or this is not your subscription. Please sign in again.',
  notPossible: 'This is not possible any more. The page now shows how your subscription stands.',
  disputed: 'The buyer disputed this payment, so their bank decides about it or has decided. It cannot be refunded as well.',
  refundTooLarge: 'At most {most} of this payment can still go back. Nothing was refunded.',
  refundedAlready: 'All of this payment has gone back already, or is on its way. Nothing was refunded now.',
  refundRefused: 'The payment provider does not refund this. Nothing was refunded. Its dashboard says why.',
  unavailable: 'We cannot reach our payment provider right now. Nothing has changed. Please try again in a moment.',
  unknownPlan: 'This plan is no longer offered.',
  priceChanged: 'The price of this plan has changed since the page was shown. Please reload the page and read it again.',
  termsChanged: 'Our terms have changed since the page was shown. Please reload the page and read them again.',
  oneAYear: 'You chose a discount or a smaller plan less than a year ago. Once a year we offer one, so nothing has changed now.',
  offerChanged: 'The day or the amount has changed since the page was shown. Please reload the page and read it again.',
  sameEmail: 'This is the address that you have already.',
  emailTaken: `This address has a subscription of its own, so nothing was changed. Write to ${brand.supportEmail} and we will put the two together.`,
  tooMany: 'We have sent you several of these already. Please look into your mailbox, also under spam, or try again in an hour.',
  oldSignIn:
    'To protect your account, we have mailed a link to your present address. Open it, and change the address within 15 minutes.',
  otherBrowser:
    'To protect your account, this link works only where you are signed in with your present address. Nothing has changed. Please sign in, in this browser, and open the link again.',
  badLink: 'This link has been used already, or it is more than an hour old.',
  badUndo: 'This link has been used already, or it is more than three days old.',
  nothingToUndo: 'This change was taken back before. Nothing is left to take back.',
} as const;

/** {places} are filled in by the page. */
export const manageCopy = {
  title: 'Your subscription',
  /** Where nothing of it renews. */
  titleOnce: 'Your order',
  checking: 'We are looking whether you are signed in.',
  data: [
    { href: '/privacy/export', label: 'Get a copy of your data' },
    { href: '/delete', label: 'Delete your data' },
  ],
  support: { lead: 'Something not as it should be?', label: brand.supportEmail, href: `mailto:${brand.supportEmail}` },

  signIn: {
    lead: 'Enter the e-mail address that you paid with. We mail you a link that opens your subscription. There is no password.',
    action: 'Mail me a link',
    retry: 'Try again',
    canTitle: 'What you can do there',
    can: [
      { id: 'see', title: 'See where you stand', text: 'Your plan, the next payment and all invoices.' },
      {
        id: 'cancel',
        title: 'Cancel in two taps',
        text: 'No questions, no letter, no phone call. Access stays until the end of the paid period.',
      },
      { id: 'withdraw', title: 'Withdraw from contract', text: 'Within 14 days of your purchase, with your first payment back.' },
      { id: 'refund', title: 'Use the 30-day guarantee', text: 'Tell us that you would like your money back.' },
    ],
    stores: 'A subscription bought in an app store is canceled in the settings of your Apple or Google account.',
  },
  sent: {
    title: 'Please look into your mailbox',
    text: 'If {email} belongs to a subscription, a mail with a link is on its way. It works once, for an hour.',
    steps: [
      'Open the mail on this device or any other.',
      'Tap the link, then the one button on the page it leads to.',
      'Nothing after five minutes? Look under spam, or try another address that you may have paid with.',
    ],
    privacy: 'We show this answer for every address, whether we know it or not.',
    other: 'Use another address',
  },
  link: {
    title: 'Welcome back',
    text: 'One tap, and your subscription is open. The link can be used once.',
    action: 'Open my subscription',
    busy: 'Opening...',
    again: 'Ask for a new link',
  },
  sessions: {
    open: 'Where you are signed in',
    title: 'Where you are signed in',
    lead: 'These browsers can open your subscription now. Each ends by itself after 30 minutes without use, and one that paid, or opened the plan from a mail, after an hour.',
    current: 'This browser',
    since: 'Since {time}',
    end: 'Sign out there',
    paid: 'Paid at {time}: opens the plan without signing in',
    mailed: 'Opened from a mail at {time}: opens the plan without signing in',
    close: 'Close the plan there',
  },
  unreachable: {
    title: 'We cannot be reached',
    text: 'Your subscription is as it was. Please check your connection and try again.',
    retry: 'Try again',
  },
  none: {
    title: 'There is no subscription here',
    text: 'Nothing was bought on this website with {email}. Maybe you paid with another address, or in an app store.',
  },

  overview: {
    open: { label: 'Open my plan', href: '/plan' },
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
    signedOut: 'You are signed out. Ask for a new link whenever you need one.',
    others: 'Earlier subscriptions',
    /** Beside the first one, and not over. */
    also: 'Also yours',
    plan: '{plan} plan',
    /** The heading of an order that is no plan; its title is filled in. */
    besidePlan: '{plan}',
    states: {
      running: 'Active',
      failing: 'Payment failed',
      paused: 'Paused',
      ending: 'Canceled',
      ended: 'Ended',
      withdrawn: 'Withdrawn',
      duplicate: 'Paid back',
      refused: 'Paid back',
    },
    sentences: {
      running: 'Your plan renews on {day} for {price}, then every {period}, until you cancel.',
      trial:
        'Your trial ends on {day}. Your plan then renews for {price}, and again every {period}, until you cancel. If you cancel before that day, you pay nothing more.',
      once: 'You paid once, and have access until {day}. Nothing renews, and nothing more is charged.',
      onceEndless: 'You paid once, and your access has no end date. Nothing renews, and nothing more is charged.',
      discounted:
        'Your plan renews on {day} for {price}, with your discount. From {from} it renews for {regular} every {period}, until you cancel.',
      renewingDiscounted:
        'Your plan renewed on {since}, and the payment for this period has not arrived yet. It renews next on {day} for {price}, with your discount, and from {from} for {regular} every {period}, until you cancel.',
      changingDiscounted:
        'You are on the {until} plan until {day}. Then the {plan} plan begins, at {price} with your discount, and from {from} at {regular} every {period}, until you cancel.',
      renewing:
        'Your plan renewed on {since}, and the payment for this period has not arrived yet. It renews next on {day} for {price}, then every {period}, until you cancel.',
      changing:
        'You are on the {until} plan until {day}. Then the {plan} plan begins, at {price} every {period}, until you cancel.',
      failing:
        'We could not charge {price} for the current period. The payment is tried again by itself; you can also pay it now, with this or another card, or cancel.',
      failingUntil:
        'We could not charge {price} for the current period. The payment is tried again on {retry}; you can also pay it now, with this or another card, or cancel.',
      paused: 'Your plan is paused, and nothing is charged until it goes on.',
      pausedUntil: 'Your plan is paused, and nothing is charged. It goes on by itself on {resumes}.',
      pausedChosen:
        'Your plan is paused until {resumes}. On that day it goes on by itself, and {price} is charged, then every {period}, until you cancel.',
      pausedUnpaid:
        'Your plan stays paused, because we could not charge {price} for going on. Once you have paid it, your plan goes on at once; you can also cancel.',
      openInPause: 'You have access until {day}.',
      closedInPause: 'You have access again when it goes on.',
      unconfirmed:
        'Your bank wants you to confirm the payment of {price} for the current period. Please open the payment and confirm it; you can also cancel.',
      ending: 'You have access until {day}. Nothing more is charged.',
      endingUnpaid:
        'Your plan ends on {day}. The payment for the period that began on {since} has not arrived yet and is still charged; if it cannot be, your access may end earlier.',
      endingDisputed:
        'You disputed a payment at your bank, so your plan is not renewed and nothing more is charged. You have access until {day}, unless your bank takes the payment back before.',
      ended: 'Your access ended on {day}. Nothing more is charged.',
      endedUnpaid: 'Your plan ended on {day}, because its renewal could not be charged. Nothing more is charged.',
      endedRefunded: 'Your payment was refunded, so your plan ended on {day}. Nothing more is charged.',
      endedDisputed: 'You disputed a payment at your bank, so your plan ended on {day}. Nothing more is charged.',
      withdrawn: 'You withdrew from this contract on {day}. It has ended, and your first payment goes back to you.',
      withdrawnOnce: 'You withdrew from this contract on {day}. It has ended, and your payment goes back to you.',
      withdrawnTrial: 'You withdrew from this contract on {day}. It has ended, and whatever you paid goes back to you.',
      withdrawnDisputed:
        'You withdrew from this contract on {day}, and it has ended. You disputed your first payment, so your bank decides about it and we do not pay it back as well.',
      endedFree: 'We could not keep this order, so it was ended at once. Nothing was charged. Our mail about it says why.',
      duplicate: 'A plan was already running, so this one was ended and paid back in full.',
      refused: 'We could not take this order, so it was ended and paid back in full. Our mail about it says why.',
    },
    pay: { card: 'Pay {price}', confirmation: 'Confirm the payment' },
    nextLabel: 'Next payment',
    next: '{price} on {day}',
    untilLabel: 'Access until',
    endsLabel: 'Ends on',
    endedLabel: 'Ended on',
    sinceLabel: 'Bought on',
    again: 'See the plans',
  },

  payments: {
    title: 'Payments',
    none: 'No payment yet.',
    reasons: { first: 'First payment', renewal: 'Renewal', change: 'Change of plan', once: 'Payment' },
    unconfirmed: 'needs your confirmation',
    states: { open: 'due', blocked: 'needs your address', processing: 'on its way', failed: 'not paid', void: 'void', paid: '' },
    refunded: '{amount} paid back',
    refundedAll: 'paid back',
    disputes: { open: 'disputed at your bank', lost: 'taken back by your bank' },
    invoice: 'Invoice',
    invoiceOf: 'Invoice of {day}',
  },
  agreements: { title: 'What you agreed to', on: 'Agreed on {day}' },

  actions: {
    title: 'Change something',
    close: 'Close',
    app: { title: 'Open the app', text: 'We mail you a link that signs you in to the app.' },
    plan: { title: 'Change plan', text: 'Another length, from the next period on.' },
    email: { title: 'Change e-mail address', text: 'Confirmed at the new address.' },
    portal: { title: 'Card and invoices', text: 'On the page of our payment provider.' },
    resume: { title: 'Resume now', text: 'End the pause.' },
    keep: { title: 'Keep my subscription', text: 'Take the cancellation back.' },
    guarantee: { title: 'Use the money-back guarantee', text: 'Possible until {day}.' },
    cancel: {
      title: 'Cancel subscription',
      text: 'Access stays until {day}.',
      textUnpaid: 'Nothing is charged after this period.',
      textPaused: 'Then it does not go on.',
    },
    withdraw: {
      title: 'Withdraw from contract here',
      text: 'Possible until {day}. It ends at once, with your first payment back.',
      textOnce: 'Possible until {day}. Your access ends at once, with your payment back.',
      /** Of what was bought beside a plan. */
      textUpsell: 'Until {day}, or until you open it, with your payment back.',
      textDisputed: 'Possible until {day}. It ends at once.',
      textTrial: 'Possible until {day}. It ends at once, with whatever you paid back.',
    },
  },
  busy: 'One moment...',
  failed: 'We could not reach our server. We do not know whether this was done: please try again, it is never done twice.',

  cancel: {
    title: 'Cancel subscription',
    text: 'You keep access until {day}. After that nothing more is charged, and you can come back whenever you like.',
    textUnpaid:
      'Your plan then ends on {day}. The payment for the period that began on {since} is still charged, and once it is paid you keep access until that day. After that nothing more is charged.',
    textPaused:
      'Your plan then does not go on after its pause, and nothing more is charged. You can come back whenever you like.',
    action: 'Cancel now',
    back: 'Not now',
    done: 'Your subscription is canceled. You have access until {day}, and we have mailed you a confirmation.',
    doneUnpaid:
      'Your subscription is canceled and ends on {day}. The payment for the current period is still charged. We have mailed you a confirmation.',
    donePaused: 'Your subscription is canceled: it does not go on after its pause. We have mailed you a confirmation.',
    accepted:
      'We have your cancellation, and it counts from now. Our payment provider does not answer at the moment: we pass it on as soon as it does, and confirm by mail.',
  },
  /** Below the last button of the dialog that cancels. */
  alternatives: {
    title: 'Or, instead of canceling',
    pause: {
      title: 'Pause for {months}',
      text: 'You keep access until {day}. Then nothing is charged until the day you choose: {resumes}. On that day your plan goes on by itself, and {price} is charged, then every {period}, until you cancel.',
    },
    discount: {
      title: { one: '{percent}% off your next payment', many: '{percent}% off your next {charges} payments' },
      text: {
        one: 'You pay {price} in place of {renewal} on {day}. From {from} on {renewal} is charged every {period} again, until you cancel.',
        many: 'You pay {price} in place of {renewal} each, for the first time on {day}. From {from} on {renewal} is charged every {period} again, until you cancel.',
      },
    },
    smallerPlan: {
      title: 'Change to the {plan} plan',
      text: 'From {day} on {price} is charged every {period}, until you cancel. Until then your plan stays as it is.',
    },
  },
  months: { one: '1 month', many: '{count} months', either: '{first} or {last}' },
  pause: {
    title: 'Pause your plan',
    lead: 'You keep access until {day}, when the period that you paid for is over. Then the pause begins, and nothing is charged in it.',
    legend: 'How long',
    until: 'Until {day}',
    terms:
      'On {day} your plan goes on by itself: {renewal} is charged on that day, and then every {period} until you cancel. We remind you by mail before.',
    choose: 'Please choose how long.',
    action: 'Pause my plan',
    done: 'Your plan is paused until {day}. We have mailed you a confirmation.',
  },
  discount: {
    keeps: 'Your plan goes on, and you can cancel it at any time.',
    action: 'Take the discount',
    back: 'Not now',
    done: 'Your next payment is {price} on {day}. We have mailed you a confirmation.',
  },
  resume: {
    title: 'Resume now',
    text: 'Your plan goes on as before the pause. Nothing is charged now: {renewal} is charged on {day}, and then every {period} until you cancel.',
    textCharged:
      'Your plan goes on at once. You pay {price} now, and then {renewal} every {period} until you cancel. The pause does not go on.',
    action: 'Resume now',
    back: 'Not now',
    done: 'Welcome back: the pause is over, and your plan goes on.',
    declined:
      'Your card was declined, so nothing was paid and your plan stays paused. Open the invoice under “Payments” to pay it with this or another card.',
  },
  keep: { done: 'Welcome back: your subscription goes on as before.' },
  withdraw: {
    title: 'Withdraw from contract',
    text: 'You withdraw from the contract that you made on {day}. Your plan and your access end at once, and {price} goes back to the card that you paid with. You need not give a reason.',
    textDisputed:
      'You withdraw from the contract that you made on {day}. Your plan and your access end at once. You disputed your first payment, so your bank decides about it and we do not pay it back as well. You need not give a reason.',
    textFree:
      'You withdraw from the contract that you made on {day}. Your trial and your access end at once, and nothing is charged. You need not give a reason.',
    renewals: 'A later renewal payment is not part of a withdrawal; for that there is the 30-day guarantee.',
    action: 'Confirm withdrawal here',
    back: 'Not now',
    done: 'You have withdrawn from the contract. We have mailed you a confirmation with date and time, and your payment is on its way back; banks take up to ten working days to show it.',
    doneDisputed: 'You have withdrawn from the contract. We have mailed you a confirmation with date and time.',
    acceptedDisputed:
      'We have your withdrawal, and have mailed you a confirmation with date and time. Our payment provider does not answer at the moment: your plan ends as soon as it does.',
    accepted:
      'We have your withdrawal, and have mailed you a confirmation with date and time. Our payment provider does not answer at the moment: your payment goes back as soon as it does.',
  },
  guarantee: {
    title: '30-day money-back guarantee',
    text: 'You ask for {price} back, which you paid on {day}. The guarantee is for those who followed the program: a few words help us to decide fast, and you can answer our mail with screenshots.',
    policy: { label: 'Refund Policy', href: '/refund-policy' },
    note: 'What did not work for you? (optional)',
    action: 'Ask for my money back',
    done: 'We have your request, and have mailed you a confirmation. A person reads it and answers within 5 working days.',
    asked: 'You asked for your money back on {day}. A person reads it and answers within 5 working days.',
  },
  plan: {
    title: 'Change plan',
    lead: 'Nothing is charged for the change. The new plan begins on {day}, when the period that you paid for is over.',
    leadUnpaid:
      'The payment for the period that began on {since} has not arrived yet and is still charged, at the price of your present plan. Nothing is charged for the change: the new plan begins on {day}, when that period is over.',
    legend: 'Other plans',
    price: '{price} every {period}',
    choose: 'Please choose a plan.',
    agree: 'Please agree to the new price to go on.',
    action: 'Change plan',
    done: 'Your plan changes on {day}. Nothing was charged for the change, and we have mailed you the terms.',
  },
  email: {
    title: 'Change e-mail address',
    lead: 'We mail a link to the new address. Nothing changes before it is confirmed there; then we tell {email} too.',
    label: 'New e-mail address',
    action: 'Mail the link',
    sentTitle: 'Please look into the new mailbox',
    sent: 'A mail with a link is on its way to {email}. Until you confirm it there, everything stays as it is.',
  },
  app: { done: 'A mail with a link to the app is on its way to {email}. It works once, for an hour.' },
} as const;

/** The page behind the link that was mailed to a new address. */
export const newEmailCopy = {
  title: 'Confirm your new address',
  text: 'From then on we write to this address, and you sign in with it. We tell the old address, which can take it back for three days.',
  action: 'Confirm this address',
  busy: 'Changing...',
  doneTitle: 'Your address is changed',
  done: 'This is now the address of your subscription.',
  onward: 'Open my subscription',
  badTitle: 'This link cannot be used',
  noLink: 'Please open this page by the link in our mail.',
  manage: 'To your subscription',
} as const;

/** The page that the mail to the old address leads to. */
export const emailUndoCopy = {
  title: 'Go back to this address',
  text: 'One tap, and your subscription belongs to this address again, as before. Every other browser is signed out.',
  action: 'Take the change back',
  busy: 'Taking back...',
  doneTitle: 'The change is taken back',
  done: 'Your subscription belongs to this address again, and you are signed in here.',
  onward: 'Open my subscription',
  badTitle: newEmailCopy.badTitle,
  noLink: newEmailCopy.noLink,
  manage: newEmailCopy.manage,
} as const;
