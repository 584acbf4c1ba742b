import type { MailCopy } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';
import { ifNotYou } from './common.ts';

const DELETED = 'Deleted';

/** About what we hold of somebody, and its end. */
export const privacyMails = {
  'deletion-link': {
    subject: `Please confirm: delete your ${brand.name} data`,
    preview: 'So far, nothing is gone. The link works once, for {hours} hours.',
    title: 'Shall we delete your data?',
    parts: [
      {
        text: 'Somebody asked us to delete everything that we hold about this e-mail address. So far, nothing is gone. The link leads to a page that says what goes, and has the button that confirms it.',
      },
      { button: 'See what goes, and confirm', href: '{link}' },
      {
        text: 'The link works once, for {hours} hours. If you have a subscription, the page tells you what becomes of it first.',
      },
      ifNotYou,
    ],
  },
  'deletion-done': {
    subject: `Your ${brand.name} data has been deleted`,
    preview: 'This is your receipt: what was deleted, and what the law has us keep.',
    title: 'Your data has been deleted',
    parts: [
      { text: 'You confirmed it, and it is done. We are sorry to see you go. This mail is your receipt.' },
      { heading: 'What was deleted' },
      {
        rows: [
          { label: 'E-mail address, and its place on our list', value: DELETED, when: 'address' },
          { label: 'Quiz answers and results', value: DELETED, when: 'answers' },
          { label: 'What we counted of your visits', value: DELETED, when: 'visits' },
          { label: 'The same at our analytics service', value: 'Ordered; it begins on {analyticsDue}', when: 'analyticsDue' },
          { label: 'Messages to us', value: DELETED, when: 'messages' },
          { label: 'Your introductory offer', value: DELETED, when: 'offer' },
          { label: 'Who placed your order', value: DELETED, when: 'order' },
          { label: 'Your subscription', value: 'Ended, nothing more is charged', when: 'subscription' },
          { label: 'Your record at the service that unlocks the app', value: DELETED, when: 'entitlements' },
          { label: 'Account in the companion app', value: 'Deleted, if there was one' },
          { label: 'Your photo', value: 'Never left your device; gone from the one you confirmed on' },
          { label: 'Deleted on', value: '{erasedAt}' },
        ],
      },
      { heading: 'What we have to keep', when: 'keptUntil' },
      {
        text: 'The law wants invoices kept, and proof of what was agreed at checkout. We keep amounts, days, what was agreed, and what you declared (such as a cancellation). Your e-mail address is no longer with it.',
        when: 'keptUntil',
      },
      { rows: [{ label: 'Kept until', value: '{keptUntil}' }], when: 'keptUntil' },
      {
        text: 'Our payment provider keeps its own record of the payments, as the law asks of it. A payment is not returned by a deletion.',
        when: 'keptUntil',
      },
      {
        note: 'This mail is the last one. We keep it, and that a deletion was done, for as long as our Privacy Policy says, and delete it then.',
      },
    ],
  },
  'export-link': {
    subject: `Your copy of what ${brand.name} holds about you`,
    preview: 'Download it with the link. It works once, for {hours} hours.',
    title: 'Your data, to download',
    parts: [
      {
        text: 'Here is the link to a copy of everything that we hold about this e-mail address, in a common format (JSON). It works once, for {hours} hours.',
      },
      { button: 'Download my data', href: '{link}' },
      ifNotYou,
    ],
  },
} as const satisfies Readonly<Record<string, MailCopy>>;
