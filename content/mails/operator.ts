import type { MailCopy } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';

/** Mails to those who run the website. */
export const operatorMails = {
  'operator-signed-in': {
    subject: `New sign-in to the dashboard of ${brand.name}`,
    preview: '{browser}, on {signedInAt}. If that was you, you need not do anything.',
    title: 'A new browser signed in',
    parts: [
      { text: 'Somebody signed in to the dashboard with your password, in a browser that was not used for it before.' },
      {
        rows: [
          { label: 'When', value: '{signedInAt}' },
          { label: 'Browser', value: '{browser}' },
          { label: 'Network address', value: '{networkAddress}' },
        ],
      },
      {
        text: 'If that was you, you need not do anything. If not, sign out everywhere on the page Sign-in of the dashboard, and change your password.',
      },
    ],
  },
  'webhook-disabled': {
    subject: `A webhook of ${brand.name} is switched off`,
    preview: '{host} answered 410 on {disabledAt}, and gets nothing more.',
    title: 'A webhook switched itself off',
    parts: [
      {
        text: 'The receiver answered 410 Gone, which says that it wants nothing any more. So it gets no more messages, and those that were waiting for it are given up.',
      },
      {
        rows: [
          { label: 'Receiver', value: '{host}' },
          { label: 'When', value: '{disabledAt}' },
        ],
      },
      {
        text: 'If that was not meant, mend the receiver and press Resume on the page Integrations of the dashboard: it then gets what happened since.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, MailCopy>>;
