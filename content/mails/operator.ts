import type { MailCopy, MailPart } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';

const mailsNote: MailPart = {
  note: 'You get this mail because you switched it on. Switch it off on the page [Sign-in]({dashboard}/account) of the dashboard.',
};

/** Mails to those who run the website. */
export const operatorMails = {
  'operator-signed-in': {
    staff: true,
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
  'operator-changed': {
    staff: true,
    subject: `Your sign-in to the dashboard of ${brand.name} was changed`,
    preview: '{change} If that was you, you need not do anything.',
    title: 'Your sign-in was changed',
    parts: [
      { text: '{change}' },
      { rows: [{ label: 'When', value: '{changedAt}' }] },
      {
        text: 'If that was you, you need not do anything. If not, ask an owner to end your access at once, or set a new password on the server with npm run operator password.',
      },
    ],
  },
  'webhook-disabled': {
    staff: true,
    subject: `A webhook of ${brand.name} is switched off`,
    preview: '{host} answered 410 on {disabledAt}, and gets nothing more.',
    title: 'A webhook switched itself off',
    parts: [
      {
        text: 'The receiver answered 410 Gone, which says that it wants nothing any more. So it gets no more messages for now. What happens meanwhile is kept for it: deletions for 30 days, the rest as long as leads are.',
      },
      {
        rows: [
          { label: 'Receiver', value: '{host}' },
          { label: 'When', value: '{disabledAt}' },
        ],
      },
      { button: 'See what it answered', href: '{dashboard}/integrations' },
      {
        text: 'If that was not meant, mend the receiver and press Resume: it gets everything since the message that it refused.',
      },
    ],
  },
  'webhook-failing': {
    staff: true,
    subject: `A webhook of ${brand.name} is switched off`,
    preview: 'Nothing has arrived at {host} since {failingSince}.',
    title: 'A webhook is switched off',
    parts: [
      {
        text: 'Nothing has arrived at this receiver for days, however often it was tried. So it gets no more messages for now. What happens meanwhile is kept for it: deletions for 30 days, the rest as long as leads are.',
      },
      {
        rows: [
          { label: 'Receiver', value: '{host}' },
          { label: 'Failing since', value: '{failingSince}' },
          { label: 'Switched off', value: '{disabledAt}' },
        ],
      },
      { button: 'See what it answered', href: '{dashboard}/integrations' },
      {
        text: 'Mend the receiver, press Try it, and then Resume: it gets everything that it missed since it began to fail.',
      },
    ],
  },
  'alerts-opened': {
    staff: true,
    subject: `Alert at ${brand.name}: {headline}`,
    preview: '{headline}',
    title: 'A figure left its limits',
    parts: [
      { rows: [{ label: 'What happened', value: '{sentences}' }] },
      { button: 'See the alerts', href: '{dashboard}/alerts' },
      {
        text: 'It closes once the figure has been fine for an hour; until then you get no second mail about it.',
      },
      mailsNote,
    ],
  },
  'daily-report': {
    staff: true,
    subject: `${brand.name} yesterday: {headline}`,
    preview: '{sentence}',
    title: 'Yesterday',
    parts: [
      { text: '{sentence}' },
      {
        rows: [
          { label: 'Gross revenue', value: '{revenue}', when: 'revenue' },
          { label: 'Orders', value: '{orders}', when: 'orders' },
          { label: 'Visitors', value: '{visitors}' },
          { label: 'Visitors who bought', value: '{conversion}' },
          { label: 'What needs you', value: '{waiting}', when: 'waiting' },
          { label: 'Open alerts', value: '{alerts}', when: 'alerts' },
        ],
      },
      { button: 'Open the dashboard', href: '{dashboard}' },
      mailsNote,
    ],
  },
} as const satisfies Readonly<Record<string, MailCopy>>;
