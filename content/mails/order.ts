import type { MailCopy, MailPart } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';
import { providerSeller } from '../seller.ts';
import { howToCancel, onceOpened, planRow, regularRow, sellerRows } from './common.ts';

/** Made of the answers about goals, for the place {wish}. */
export const wishes = {
  both: 'You hope for {wish}, and you want to {joy}.',
  wish: 'You hope for {wish}.',
  joy: 'You want to {joy}.',
};

/** The product's first page. */
const opening: readonly MailPart[] = [
  {
    text: '{wish} This is your plan for it: the rituals of each day, your calendar and the whole report. It can start tonight.',
    when: 'wish',
  },
  {
    text: 'Your plan is open: the rituals of each day, your calendar and the whole report. The first ritual can start tonight.',
    unless: 'wish',
  },
  { button: 'Open my plan', href: '{planLink}' },
  onceOpened,
  {
    panel: {
      heading: 'Your first week',
      lead: '{headline}',
      lines: ['{basics}', '{sunscreen}', '{patchTest}'],
      note: 'From your answers alone: your photo never left your device. It is care, no diagnosis.',
    },
    when: 'headline',
  },
  { text: 'What comes first, and why. {because}', when: 'because' },
  {
    text: brand.googlePlayUrl
      ? `There is an app too: [get it](${brand.appStoreUrl}) and log in with this e-mail address.`
      : `There is an app for iPhone too: [get it](${brand.appStoreUrl}) and log in with this e-mail address.`,
  },
];

const soldByProvider: MailPart = {
  text: `${providerSeller.short} takes the payments as the seller, and mails you its receipts: [its help](${providerSeller.help}) answers questions about them. For everything else write to us.`,
  when: 'providerSells',
};

/** Of what is paid by the first payment alone. */
const withdrawal =
  'If you are a consumer in the EU, the EEA or the UK, you can withdraw from this contract within 14 days, without giving a reason: [withdraw from contract here]({manage}). You get your payment back.';

const guarantee = (payment: string): MailPart => ({
  text: `Everybody has our 30-day money-back guarantee: if you followed the program and are not happy with it, you get ${payment} back. [Ask for it here]({manage}); the [Refund Policy]({site}/refund-policy) says how it works.`,
});

/** The product's first page, and the acknowledgment of an order: everything that was agreed, to be kept. */
export const order: MailCopy = {
  subject: 'Your order: {plan}',
  preview: 'Paid today: {amount}. Please keep this mail: it says what you agreed to, and how to cancel.',
  title: `Welcome to ${brand.name}, your plan is ready`,
  evening: true,
  parts: [
    ...opening,
    { heading: 'Your order' },
    {
      rows: [
        planRow,
        { label: 'Ordered on', value: '{orderedOn}' },
        { label: 'Trial', value: '{trialDays} days, until {renewsOn}', when: 'trialDays' },
        { label: 'Paid', value: '{amount}' },
        { label: 'Next charge', value: '{renewalAmount} on {renewsOn}' },
        { label: 'After that', value: '{renewalAmount} every {period}, until you cancel', unless: 'regularAmount' },
        regularRow,
        ...sellerRows,
      ],
    },
    {
      text: 'Please keep this mail: it holds the terms of your order. This subscription renews automatically at the full price until you cancel it.',
      unless: 'discounted',
    },
    {
      text: 'Please keep this mail: it holds the terms of your order. This subscription renews automatically, with the discount of your code, until you cancel it.',
      when: 'discounted',
    },
    soldByProvider,
    { heading: 'How to cancel' },
    howToCancel,
    {
      text: 'If you cancel before {renewsOn}, you pay nothing more. We remind you by e-mail before that day.',
      when: 'trialDays',
    },
    { button: 'Manage or cancel', href: '{manage}' },
    { heading: 'Changing your mind' },
    { text: withdrawal, unless: 'trialDays' },
    {
      text: 'If you are a consumer in the EU, the EEA or the UK, you can withdraw from this contract within 14 days of your order, without giving a reason: [withdraw from contract here]({manage}). You get back whatever you have paid by then.',
      when: 'trialDays',
    },
    guarantee('your first payment'),
  ],
};

/** Of the workbook, which is bought beside a plan. */
export const workbook: MailCopy = {
  subject: order.subject,
  preview: 'Paid: {amount}, once. Please keep this mail: it says what you agreed to.',
  title: 'Your workbook is ready',
  evening: true,
  parts: [
    { text: 'It waits in your plan: open it there, and print it or save it as a PDF.' },
    { button: 'Open my plan', href: '{planLink}' },
    onceOpened,
    { heading: 'Your order' },
    {
      rows: [
        { label: 'What', value: '{plan}' },
        { label: 'Ordered on', value: '{orderedOn}' },
        { label: 'Paid', value: '{amount}, once' },
        { label: 'Your access', value: 'Without an end date' },
        ...sellerRows,
      ],
    },
    { text: 'Please keep this mail: it holds the terms of your order. Nothing renews, and nothing more is charged.' },
    { heading: 'Changing your mind' },
    {
      text: 'Until you open the workbook you can withdraw within 14 days, without giving a reason: [withdraw from contract here]({manage}). You get your payment back. You agreed that this right ends when you open it; if it is faulty, write to us.',
    },
    { button: 'See my order', href: '{manage}' },
  ],
};

/** The same for what is bought once. */
export const purchase: MailCopy = {
  subject: order.subject,
  preview: 'Paid: {amount}, once. Please keep this mail: it says what you agreed to.',
  title: order.title,
  evening: true,
  parts: [
    ...opening,
    { heading: 'Your order' },
    {
      rows: [
        planRow,
        { label: 'Ordered on', value: '{orderedOn}' },
        { label: 'Paid', value: '{amount}, once' },
        { label: 'Your access', value: 'Until {accessUntil}', when: 'accessUntil' },
        { label: 'Your access', value: 'Without an end date', unless: 'accessUntil' },
        ...sellerRows,
      ],
    },
    { text: 'Please keep this mail: it holds the terms of your order. Nothing renews, and nothing more is charged.' },
    soldByProvider,
    { heading: 'Changing your mind' },
    { text: withdrawal },
    guarantee('your payment'),
    { button: 'See my order', href: '{manage}' },
  ],
};
