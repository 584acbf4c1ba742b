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
} as const satisfies Readonly<Record<string, MailCopy>>;
