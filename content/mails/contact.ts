import type { MailCopy } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';

/** What follows from a message on the contact page. */
export const contactMails = {
  'contact-received': {
    subject: `We have your message · ${brand.name}`,
    preview: 'Thank you for writing to us. We will answer soon.',
    title: 'Thanks for your request',
    parts: [
      { text: 'Your message has reached us, and the team will contact you shortly, at this address.' },
      {
        rows: [
          { label: 'Received', value: '{receivedAt}' },
          { label: 'Reference', value: '{reference}' },
        ],
      },
      { text: 'Is there something to add? Just answer this mail.' },
      {
        note: 'Your words are not repeated here on purpose: anybody can type an address into a form. If it was not you who wrote to us, you can ignore this mail.',
      },
    ],
  },
  'contact-to-support': {
    staff: true,
    subject: 'Message from {name} ({reference})',
    preview: '{email}, received on {receivedAt}.',
    title: 'Somebody wrote to us',
    parts: [
      { text: 'Sent from the contact page. Answer this mail to write to the sender.' },
      {
        rows: [
          { label: 'Name', value: '{name}' },
          { label: 'E-mail', value: '{email}' },
          { label: 'Received', value: '{receivedAt}' },
          { label: 'Reference', value: '{reference}' },
          { label: 'What they say', value: '{text}' },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, MailCopy>>;
