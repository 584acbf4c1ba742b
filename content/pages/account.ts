import { brand } from '../brand.ts';

/** `{email}` is the address the visitor typed. */
export const deletionCopy = {
  title: 'Delete your data',
  lead: 'Enter the e-mail address that you used with us. Once its owner has confirmed by mail, we delete what we hold about it.',
  goesTitle: 'What is deleted',
  goes: [
    'Your quiz answers and results',
    'Statistics of your visits, if you allowed them',
    'Your messages to us',
    'Your account in the companion app',
    'A subscription bought on this website: it is ended first',
  ],
  staysTitle: 'What stays',
  stays: [
    'Invoices, and the record of what you agreed to at checkout, without your address, for as long as the law asks us to keep them',
    'A subscription bought in an app store: please cancel it there',
  ],
  action: 'Delete',

  receivedTitle: 'Please look into your mailbox',
  received: 'Nothing has been deleted yet. This is what happens next:',
  next: [
    'If we hold anything about {email}, a mail with a link is on its way there. So nobody can delete the data of somebody else.',
    'The link works for 24 hours. It leads to a page that says what goes; the button there confirms it.',
    'Then we delete the data, and mail you a receipt.',
  ],
  privacy: `We show this answer for every address, whether we know it or not. No mail after five minutes? Look under spam, or write to ${brand.supportEmail}.`,
  other: 'Enter another address',

  photoTitle: 'Your photo on this device',
  photo: 'Your selfie is stored in this browser only. You can delete it right here, at once.',
  deletePhoto: 'Delete my photo',
  photoDeleted: 'Your photo has been deleted from this device.',
} as const;

/** Where the mailed link leads. {places} are filled in by the page. */
export const deletionConfirmCopy = {
  checkingTitle: 'Delete your data',
  checking: 'We are checking what would be deleted.',
  title: 'Delete your data?',
  lead: 'This deletes what we hold about {email}. It cannot be undone.',
  runningTitle: 'You have a plan',
  running: 'Your {plan} plan ends at once, also in the app, and is not charged again.',
  runningUntil: 'Your {plan} plan is paid until {day}. It ends at once, also in the app, and is not charged again.',
  onTrial: 'The trial of your {plan} plan runs until {day}. It ends at once, also in the app, and nothing more is charged.',
  noRefund: 'A deletion does not pay anything back.',
  withdrawUntil: 'Until {day} you can withdraw from the contract and get your first payment back.',
  withdrawTrialUntil: 'Until {day} you can withdraw from the contract and get back what you paid for the trial.',
  guaranteeUntil: 'Until {day} you can ask for your money back under our guarantee.',
  before: 'Do that first: afterwards we cannot find your payment by your address any more.',
  manage: 'Withdraw, or ask for money back',
  keepsTitle: 'What the law has us keep',
  keeps:
    'Invoices, and proof of what was agreed at checkout, without your address: 3 years, or 1 year after the end of the subscription, whichever is longer.',
  device: 'Your photo and your answers on this device go too.',
  action: 'Delete everything now',
  busy: 'One moment...',
  back: 'Keep my data',
  retry: 'Try again',
  deadTitle: 'This link does not work any more',
  dead: 'It has been used already, or it is more than a day old. Nothing was deleted by opening it.',
  again: 'Ask for a new link',
} as const;

export const deletionSuccessCopy = {
  checkingTitle: 'Your deletion',
  checking: 'We are checking how far it has come.',

  workingTitle: 'We are deleting your data',
  working: 'This takes a few seconds. You can also leave this page: we mail you a receipt when it is done.',

  owedTitle: 'Almost everything is deleted',
  owed: 'With us, nothing is left. Another system, such as the one behind the app or the mailing list, has not confirmed yet. We ask it again until it has, and mail you a receipt then.',

  doneTitle: 'Successfully!',
  done: ['We are sorry to see you go', 'Your account has been successfully deleted'],
  close: 'Close',

  unconfirmedTitle: 'Nothing has been deleted here',
  unconfirmed: 'No deletion has been confirmed on this page. If you would like us to delete your data, you can ask for it now.',
  ask: 'Ask for a deletion',

  unreachableTitle: 'We cannot tell yet',
  unreachable:
    'We could not reach our server to ask how far it has come. What you confirmed goes on. Please check your connection and try again.',
  retry: 'Try again',
} as const;

/** /delete/success, for a link that was used before. */
export const usedDeletionCopy = {
  title: 'This deletion is done',
  text: 'It was confirmed with this link before. The link does nothing more.',
  device: 'If answers or a photo of yours are still on this device, you can delete them here.',
  clearDevice: 'Delete them from this device',
  deviceCleared: 'Your answers and your photo are gone from this device.',
  close: 'Close',
} as const;

/** /privacy/export, and the page that its mailed link leads to. */
export const exportCopy = {
  title: 'Get a copy of your data',
  lead: 'Enter the e-mail address that you used with us. We mail you a link to everything that we hold about it.',
  action: 'Mail me a link',
  retry: 'Try again',
  whatTitle: 'What is in it',
  what: [
    'Your orders, payments and subscriptions, what you agreed to, and your answers: those of an order, of a browser that you confirmed, or of this one',
    'Statistics of your visits, if you allowed them',
    'Your messages to us, and what you asked us to do',
    'Mails and other tasks about you that are still kept',
  ],
  /** In the file. */
  unproven:
    'These were typed with this address in a browser that never showed that the address is its own. To have them, ask for the copy in that browser and open its link there. A deletion removes them all the same.',
  format: 'It is a JSON file: text that people can read and other services can take over.',
  photo: 'Your photo is not in it, since we never get it. It is on your device only.',
  receivedTitle: 'Please look into your mailbox',
  received: 'If we hold anything about {email}, a mail with a link is on its way there.',
  steps: [
    'Open the mail, on this device or another.',
    'The link works once, for 24 hours. The button on its page downloads the file.',
  ],

  arrivedTitle: 'Your data, to download',
  arrived: 'The file holds everything that we know about you. Keep it to yourself. The link is good for one download.',
  download: 'Download my data',
  busy: 'One moment...',
  doneTitle: 'Your file is ready',
  done: 'It is in the downloads of your browser, as {file}.',
  save: 'Save it again',
  file: 'my-data.json',
  deadTitle: 'This link does not work any more',
  dead: 'It has been used already, or it is more than a day old.',
  again: 'Ask for a new link',
} as const;

/** /privacy/choices: everything a visitor decides about their data, in one place. */
export const choicesCopy = {
  title: 'Your privacy choices',
  lead: 'What you can decide about your data, in one place. It costs nothing, and nobody is treated worse for it.',
  choices: [
    {
      id: 'cookies',
      title: 'Statistics, answers and ads',
      text: 'Each of them is off until you switch it on, and you can switch it off again here.',
      link: { href: '#cookie-settings', label: 'Change what we may do' },
    },
    {
      id: 'copy',
      title: 'See what we hold',
      text: 'Get a copy of everything that we hold about your e-mail address.',
      link: { href: '/privacy/export', label: 'Get a copy' },
    },
    {
      id: 'delete',
      title: 'Have it deleted',
      text: 'Everything but what the law has us keep. You confirm it by mail, and get a receipt.',
      link: { href: '/delete', label: 'Delete my data' },
    },
  ],
  saleTitle: 'No sale, and no sharing for advertising without your yes',
  sale: 'We do not sell your data. Ad platforms hear of a checkout or a purchase only if you agree, and never get your answers, your photo or your skin concerns.',
  gpcTitle: 'Global Privacy Control',
  gpc: 'Some browsers can tell every website that their owner does not want to be tracked. If yours does, that counts here as a no, without a word from you.',
  gpcOn: 'Your browser sends this signal, and we follow it.',
  readTitle: 'To read',
  read: [
    { href: '/privacy-policy', label: 'Privacy Policy' },
    { href: '/consumer-health-data', label: 'Consumer Health Data Privacy Policy' },
  ],
} as const;

export const contactCopy = {
  title: 'Contact us',
  lead: 'Tell us how we can help.',
  name: 'Name',
  message: 'Message',
  decoy: 'Please leave this empty',
  action: 'Send',
  retry: 'Try again',
  direct: 'You can also write to us directly:',
} as const;

export const contactSuccessCopy = {
  title: 'Thanks for your request.',
  text: 'The team will contact you shortly.',
  home: 'Back to the start',
} as const;

export const unsubscribeCopy = {
  title: 'No more of these mails?',
  text: 'One press, and we send you no more mails of the kind that led you here: tips and offers, or your week. What concerns an order of yours, like receipts, still comes.',
  action: 'Unsubscribe',
  busy: 'Unsubscribing…',
  doneTitle: 'You are unsubscribed',
  done: 'You get no more of these mails from us.',
  noLinkTitle: 'This link is not complete',
  noLink: 'Please open the link in one of our mails again, or write to us.',
  home: 'To the start',
  contact: 'Contact us',
} as const;

/** Where the link in the mail leads that confirms an address. */
export const confirmCopy = {
  title: 'Is this your address?',
  text: 'One press, and we send you the tips, offers and reminders that were ticked for it. Every such mail has a link to unsubscribe.',
  action: 'Confirm my address',
  doneTitle: 'Your address is confirmed',
  done: 'Thank you. You get our tips and offers from now on.',
  usedTitle: 'Your address is confirmed already',
  used: 'This link was used before. It does nothing more.',
  deadTitle: 'This link does not work any more',
  dead: 'It is more than a week old, or it is not complete. Nothing was changed. If you would like our tips and offers, tick the box below your e-mail address once more.',
  home: 'To the start',
  keepResults: 'Enter my address again',
} as const;

/** Why a form could not be sent, beside the reasons that all forms share. */
export const formFailures = {
  tooMany: 'That was a lot of tries in a short time. Nothing is lost: please wait a few minutes and try again.',
  tooFast: 'That was very quick. Please press the button once more in a moment.',
} as const;
