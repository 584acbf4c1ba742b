import { brand } from '../brand.ts';

/** The page that a one-time link for the app leads to. */
export const openAppCopy = {
  title: `Open ${brand.name}`,
  text: 'Your plan is paid and waiting in the app. Install it first if you have not yet, then come back here.',
  action: 'Open the app',
  /** On an Android phone, while there is no app for it. */
  android: brand.googlePlayUrl
    ? undefined
    : {
        title: 'Open this link on an iPhone',
        text: `Your plan is paid, and waits in the ${brand.name} app for iPhone. An app for Android does not exist yet. Without an iPhone, ask us for your payment back within 14 days.`,
        codeTitle: 'Is your mail not on that iPhone?',
      },
  onPhone: 'On a computer? Open this page on your phone, or type the code into the app.',
  codeTitle: 'Does the app not open?',
  code: 'Copy this code and paste it in the app under "I have a code":',
  copy: 'Copy the code',
  copied: 'Copied',
  notCopied: 'Please copy it by hand.',
  once: 'The link works once, for an hour after you asked for it.',
  noneTitle: 'There is no link here',
  none: 'Please open this page by the link in our mail, or by the QR code on the page after your payment.',
  manage: 'Ask for a new link',
} as const;
