import { brand } from '../brand.ts';

/** `{email}` is the address the visitor typed. */
export const deletionCopy = {
  title: 'Delete your data',
  lead: 'Enter the e-mail address that you used with us. Once its owner has confirmed, we delete what we hold about it.',
  goesTitle: 'What is deleted',
  goes: [
    'Your quiz answers and results',
    'Your messages to us',
    'Your account in the companion app',
    'A subscription bought on this website: it is cancelled first',
  ],
  staysTitle: 'What stays',
  stays: [
    'Invoices, and the record of what you agreed to at checkout, for as long as the law asks us to keep them',
    'A subscription bought in an app store: please cancel it there',
  ],
  action: 'Delete',

  receivedTitle: 'We have your request',
  received: 'Nothing has been deleted yet. This is what happens next:',
  next: [
    'We write to {email} and ask its owner to confirm. So nobody can delete the data of somebody else.',
    'Once that is confirmed, we delete the data and tell you that it is done.',
    `If you have heard nothing within 30 days, or cannot read that mailbox any more, write to ${brand.supportEmail}.`,
  ],
  privacy: 'We show this answer for every address, whether we know it or not.',
  other: 'Enter another address',

  photoTitle: 'Your photo on this device',
  photo: 'Your selfie is stored in this browser only. You can delete it right here, at once.',
  deletePhoto: 'Delete my photo',
  photoDeleted: 'Your photo has been deleted from this device.',
} as const;

export const deletionSuccessCopy = {
  checkingTitle: 'Your deletion request',
  checking: 'We are checking whether your request has been confirmed.',

  doneTitle: 'Successfully!',
  done: ['We are sorry to see you go', 'Your account has been successfully deleted'],
  close: 'Close',

  unconfirmedTitle: 'Nothing has been deleted here',
  unconfirmed: 'No deletion has been confirmed on this page. If you would like us to delete your data, you can ask for it now.',
  ask: 'Ask for a deletion',

  unreachableTitle: 'We cannot tell yet',
  unreachable: 'We could not reach our server to look up your request. Please check your connection and try again.',
  retry: 'Try again',
} as const;

export const contactCopy = {
  title: 'Contact us',
  lead: 'Tell us how we can help.',
  name: 'Name',
  message: 'Message',
  action: 'Send',
  retry: 'Try again',
  direct: 'You can also write to us directly:',
} as const;

export const contactSuccessCopy = {
  title: 'Thanks for your request.',
  text: 'The team will contact you shortly.',
  home: 'Back to the start',
} as const;

/** Why a form could not be sent, beside the reasons that all forms share. */
export const formFailures = {
  tooMany: 'That was a lot of tries in a short time. Nothing is lost: please wait a minute and try again.',
} as const;
