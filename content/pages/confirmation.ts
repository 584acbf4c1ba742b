import { brand } from '../brand.ts';

const app = brand.googlePlayUrl
  ? `The ${brand.name} app is for iPhone and Android.`
  : `The ${brand.name} app is for iPhone; there is none for Android yet.`;

export const confirmationCopy = {
  asking: { title: 'One moment...', text: 'We are looking up your payment.' },
  pending: {
    title: 'Your payment is on its way',
    text: 'Your bank has not confirmed it yet. This usually takes a few seconds, and this page changes by itself.',
    patience:
      'This is taking longer than usual. You can close this page: a payment that goes through is recorded without it, and you will not be charged twice.',
    bank: 'Your way of paying takes your bank a few days. Your plan starts when the money arrives, and we write to you then. You can close this page; please do not pay again.',
    offline: 'We cannot reach our server at the moment. We keep trying, and nothing is lost.',
  },
  paid: {
    title: 'Done!',
    success: 'Payment success',
    /** Of a trial, which may be free. */
    trialSuccess: 'Your trial has begun',
    plan: { label: 'Open my plan', href: '/plan' },
    /** Which way to what was bought comes first: the plan on this site, or the app. */
    first: 'plan' as 'plan' | 'app',
    welcome: {
      title: 'Welcome to your {plan} Plan',
      paid: 'Paid today',
      next: 'Next charge',
      nextCharge: '{amount} on {date}',
      access: 'Your access',
      until: 'Until {date}',
      endless: 'Without an end date',
    },
    install: `${app} It is free to install; your plan is paid already.`,
    installTrial: `${app} It is free to install; your trial has begun already.`,
    /** On an Android phone, while there is no app for it. */
    android: brand.googlePlayUrl
      ? undefined
      : `${app} Mail yourself the link below and open it on an iPhone. Without one, ask us for your payment back within 14 days.`,
    androidTrial: brand.googlePlayUrl
      ? undefined
      : `${app} Mail yourself the link below and open it on an iPhone. Without one, cancel before the trial ends, or ask us within 14 days for what you paid.`,
    /** There, in place of the way to open the app. */
    elsewhere: { title: 'Mail yourself the link for an iPhone', text: 'It signs you in there without a password.' },
    weeks: {
      title: 'Your {count} days, starting today',
      one: 'One new thing at a time: {starts}.',
      begins: '{ingredient} on {date}',
      basics: 'The same gentle basics every day, and nothing new to get used to.',
    },
    tonight: {
      title: 'Tonight: your first ritual',
      minutes: '{minutes} min',
      own: '{minutes} min, yours',
      lookFor: 'Look for {ingredients}',
      or: 'or',
      note: 'From your answers. Your plan has every day that follows.',
    },
    open: { title: 'Your plan in the app', text: 'Install it, then open your link: it signs you in without a password.' },
    login: 'Or log in with the same e-mail address:',
    app: {
      action: 'Open the app',
      qr: 'QR code of your link',
      scan: `Scan this with your ${brand.googlePlayUrl ? 'phone' : 'iPhone'}. The code works once, within {minutes} minutes.`,
      once: 'The link works once, within {minutes} minutes.',
      waiting: 'We are making your link...',
      failed: 'We could not make your link just now. Your order is safe.',
      retry: 'Try again',
      mail: 'Mail me the link',
      mailing: 'Sending...',
      mailed: 'A mail with a new link is on its way to {email}.',
      mailFailed: 'The mail could not be sent. Please try again in a moment.',
      tooMany: 'We have sent you several links already. Please look into your mailbox, also under spam.',
      codeTitle: 'Does the app not open?',
      code: 'Copy this code and paste it in the app under "I have a code":',
      copy: 'Copy the code',
      copied: 'Copied',
      notCopied: 'Please copy it by hand.',
    },
    manage: {
      text: 'Your order and its terms are in your mailbox. You can cancel online at any time, and withdraw within 14 days:',
      /** Of a plan that is bought once. */
      once: 'Your order and its terms are in your mailbox. You can withdraw online within 14 days:',
      label: 'Manage subscription',
      href: '/manage',
    },
    answersOwed: 'Your answers have not reached the app yet. They are safe on this device, and we keep trying.',
    retry: 'Try again now',
  },
  /** The order of before goes on. */
  duplicate: {
    title: 'A plan was already running, so we are paying you back',
    text: 'A plan was already running for your e-mail address. You need only one, so we ended this second order at once and are refunding all of it: banks can take up to 10 working days to show it. The first order goes on unchanged. If it is not yours, the mail that we have sent you says what to do.',
  },
  keptOrder: 'Open my {plan} plan',
  refused: {
    title: 'We could not take this order, so we are paying you back',
    text: 'We ended it at once and are refunding all of it: banks can take up to 10 working days to show it. The mail that we have sent you says why.',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'You have not been charged, and your plan is still here. You can try again, also with another card.',
    back: 'Back to my plan',
  },
  unknown: {
    title: 'We cannot show an order here',
    text: 'This page shows a payment to the browser it was made in, until an hour has passed without use. Afterwards, and everywhere else, a link by mail opens your plan.',
    signIn: { label: 'Open my plan by mail', href: '/manage' },
    home: 'To the start',
  },
  help: 'Questions about your order?',
  support: { label: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
} as const;
