import type { MailCopy } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';
import { keepResultsCopy } from '../pages/keep-results.ts';
import { ifNotYou } from './common.ts';

/** Mails that carry a link of their own, and what follows from one. */
export const linkMails = {
  'manage-link': {
    subject: `Your link to your ${brand.name} plan`,
    preview: 'See, change or cancel your plan. The link works once, for {minutes} minutes.',
    title: 'Here is your link',
    parts: [
      { text: 'With it you can see your plan and payments, change them, or cancel. It works once, for {minutes} minutes.' },
      { button: 'Open my plan', href: '{link}' },
      ifNotYou,
    ],
  },
  'app-link': {
    subject: `Open the ${brand.name} app`,
    preview: 'Your link to the app. It works once, for {minutes} minutes.',
    title: 'Open the app with your plan',
    parts: [
      { text: 'Open this link on the phone that has the app: it logs you in. It works once, for {minutes} minutes.' },
      { button: 'Open the app', href: '{link}' },
      { text: `No app yet? [Download it here](${brand.appStoreUrl}), then open the link.` },
      ifNotYou,
    ],
  },
  'email-change': {
    subject: `Confirm your new e-mail address for ${brand.name}`,
    preview: 'Confirm within {minutes} minutes that this address is yours.',
    title: 'Is this your new address?',
    parts: [
      {
        text: 'Somebody who manages a subscription with us would like to use this e-mail address for it. If that is you, please confirm within {minutes} minutes, in the browser in which you asked for it.',
      },
      { button: 'Use this address', href: '{link}' },
      ifNotYou,
    ],
  },
  /** Anybody can type an address, so this one advertises nothing. */
  'marketing-confirmation': {
    subject: `Please confirm your e-mail address for ${brand.name}`,
    preview: 'Somebody entered this address on our website. If it was not you, you need not do anything.',
    title: 'Did you enter this address?',
    parts: [
      {
        text: `Somebody entered this e-mail address after the skin quiz at {site} and ticked: “${keepResultsCopy.marketing.text}”`,
      },
      { text: 'If that was you, please confirm it within {days} days. Until then we send you none of these mails.' },
      { button: 'Confirm my address', href: '{link}' },
      {
        note: 'If it was not you, you need not do anything: this is the only mail about it while the link works, and without the link this address is on no list.',
      },
    ],
  },
  'email-changed': {
    subject: `Your e-mail address for ${brand.name} was changed`,
    preview: 'Changed on {changedAt}. If that was not you, take it back within {days} days.',
    title: 'Your e-mail address was changed',
    parts: [
      {
        text: 'Mails about your subscription go to another address from now on, and this one no longer opens your plan or the app.',
      },
      { rows: [{ label: 'Changed', value: '{changedAt}' }] },
      { text: 'If that was not you, or the new address has a typing error, take the change back within {days} days:' },
      { button: 'Take the change back', href: '{link}' },
      { note: `Anything else? Write to [${brand.supportEmail}](mailto:${brand.supportEmail}).` },
    ],
  },
} as const satisfies Readonly<Record<string, MailCopy>>;
