import type { MailCopy } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';
import { howToCancel, planRow } from './common.ts';

/** The acknowledgment of an order: everything that was agreed, to be kept. */
export const order: MailCopy = {
  subject: 'Your order: {plan}',
  preview: 'Paid today: {amount}. Please keep this mail: it says what you agreed to, and how to cancel.',
  title: 'Thank you, your plan is ready',
  parts: [
    { text: 'Your payment went through and your subscription runs. Please keep this mail: it holds the terms of your order.' },
    {
      rows: [
        planRow,
        { label: 'Ordered on', value: '{orderedOn}' },
        { label: 'Paid', value: '{amount}' },
        { label: 'Next charge', value: '{renewalAmount} on {renewsOn}' },
        { label: 'After that', value: '{renewalAmount} every {period}, until you cancel' },
      ],
    },
    { text: 'This subscription renews automatically at the full price until you cancel it.' },
    { heading: 'How to cancel' },
    howToCancel,
    { button: 'Manage or cancel', href: '{manage}' },
    { heading: 'Changing your mind' },
    {
      text: 'If you are a consumer in the EU, the EEA or the UK, you can withdraw from this contract within 14 days, without giving a reason: [withdraw from contract here]({manage}). You get your payment back.',
    },
    {
      text: `Everybody has our 30-day money-back guarantee: if you followed the program and are not happy with it, you get your first payment back. [Ask for it here]({manage}); the [Refund Policy]({site}/refund-policy) says how it works.`,
    },
    { heading: 'Open the app' },
    {
      text: `Download the ${brand.name} app and log in with this e-mail address. [Download it here](${brand.appStoreUrl}).`,
    },
  ],
};
