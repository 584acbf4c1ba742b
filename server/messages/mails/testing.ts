import { endings } from '../../../content/mails/changes.ts';
import { refusedOrders } from '../../../content/mails/payments.ts';
import { weekNews } from '../../../content/mails/plan.ts';
import type { MailFacts, MailOrder, MailTemplate } from '../../../core/mails/mail-facts.ts';

const paid = { planId: 'year', currency: 'USD', amount: 64_99 } as const;
const at = '2026-11-21T10:02:31.900Z';
const later = '2027-11-21T10:02:31.900Z';

const FAILED = { ...paid, amount: 129_99, retryOn: '2026-11-24T10:00:00Z', payLink: 'https://pay.example/invoice/1' } as const;

const FACTS: MailFacts = {
  order: {
    ...paid,
    orderedOn: at,
    renewalAmount: 129_99,
    renewsOn: later,
    wish: 'You hope for a more even tone, and you want to enjoy the mirror.',
    headline: 'Combination skin, redness first',
    basics: 'Morning and evening: cleanser and moisturizer.',
    sunscreen: 'Each morning to finish: SPF 30 or more.',
    patchTest: 'All week: a little azelaic acid on a small spot of your inner arm.',
    because: 'Redness: You chose redness or rosacea.',
    planLink: 'https://petalune.example/plan#token',
    hours: 24,
  },
  purchase: { ...paid, orderedOn: at, accessUntil: later },
  workbook: {
    ...paid,
    planId: 'workbook',
    amount: 9_99,
    orderedOn: at,
    planLink: 'https://petalune.example/plan#token',
    hours: 24,
  },
  receipt: { ...paid, amount: 129_99, paidOn: at, renewalAmount: 129_99, renewsOn: later },
  'payment-failed': FAILED,
  'payment-unconfirmed': FAILED,
  'payment-last-try': { ...FAILED, confirmation: true },
  'payment-blocked': paid,
  'payment-blocked-to-support': { email: 'ann@example.com', subscriptionId: 'sub_1Abc', paymentId: 'in_1Abc' },
  'payment-processing': paid,
  'payment-not-received': paid,
  cancelled: { planId: 'year', accessUntil: later, why: endings.disputing },
  'cancelled-unpaid': { planId: 'year', unpaidSince: at, accessUntil: later },
  paused: { ...paid, planId: 'year', accessUntil: at, resumesOn: later },
  'discount-given': { ...paid, renewsOn: at, regularAmount: 129_99, regularFrom: later },
  'pause-ending': { ...paid, resumesOn: later },
  'pause-unpaid': FAILED,
  resumed: { ...paid, amount: 129_99, renewsOn: later },
  'access-ended': { planId: 'month', endedOn: at },
  ended: { planId: 'month', endedOn: at, why: endings.refunded },
  'fraud-warning-to-support': {
    ...paid,
    email: 'ann@example.com',
    subscriptionId: 'sub_1Abc',
    paymentId: 'in_1Abc',
    refunds: true,
  },
  'address-differs-to-support': {
    email: 'ann@example.com',
    subscriptionId: 'sub_1Abc',
    providerEmail: 'ann@new.example',
  },
  'not-ended-to-support': { email: 'ann@example.com', subscriptionId: 'sub_1Abc' },
  withdrawn: { ...paid, receivedAt: at },
  'withdrawn-free': { planId: 'year', receivedAt: at },
  'order-ended-free': { planId: 'year', why: refusedOrders.trial },
  'withdrawn-disputed': { planId: 'year', receivedAt: at },
  refunded: { ...paid, refundedOn: at },
  'guarantee-requested': { planId: 'year', receivedAt: at },
  'guarantee-to-support': {
    ...paid,
    email: 'ann@example.com',
    subscriptionId: 'sub_1Abc',
    receivedAt: at,
    note: 'I did all rituals.\nNothing changed.',
  },
  duplicate: { ...paid, planId: 'month', amount: 19_99 },
  'order-refused': { ...paid, planId: 'month', amount: 19_99, why: refusedOrders.introductory },
  'order-ended-disputed': { planId: 'month' },
  'renewal-reminder': { ...paid, amount: 129_99, renewsOn: later, introductory: true, discountOver: false },
  'manage-link': { link: 'https://petalune.example/manage#token', minutes: 60 },
  'app-link': { link: 'https://petalune.example/open#token', minutes: 60 },
  'email-change': { link: 'https://petalune.example/manage/email#token', minutes: 60 },
  'email-changed': { link: 'https://petalune.example/manage/email/undo#token', days: 3, changedAt: at },
  'deletion-link': { link: 'https://petalune.example/delete/confirm#token', hours: 24 },
  'export-link': { link: 'https://petalune.example/privacy/export/download#token', hours: 24 },
  'operator-changed': { change: 'The password was changed.', changedAt: at },
  'operator-signed-in': { signedInAt: at, browser: 'Firefox on Linux', networkAddress: '203.0.113.1' },
  'marketing-confirmation': { link: 'https://petalune.example/confirm#token', days: 7 },
  'deletion-done': {
    erasedAt: at,
    keptUntil: '2029-11-21T10:02:31.900Z',
    analyticsDue: '2026-12-05T00:00:00.000Z',
    address: true,
    answers: true,
    visits: true,
    messages: true,
    offer: true,
    order: true,
    subscription: true,
    entitlements: true,
  },
  'webhook-disabled': { host: 'crm.example.com', disabledAt: at },
  'webhook-failing': { host: 'crm.example.com', failingSince: at, disabledAt: later },
  'alerts-opened': {
    headline: '2 alerts opened.',
    sentences: 'No visitor was counted for 3 hours.\n12 deliveries are given up.',
  },
  'daily-report': {
    headline: '$1,234.00, 20% more than the Saturday before',
    sentence: 'Saturday brought $1,234.00 from 19 orders: 20% more than the Saturday before.',
    revenue: '$1,234.00 (Saturday before: $1,028.33)',
    orders: '19 (Saturday before: 16)',
    visitors: '912 (Saturday before: 870)',
    conversion: '2.1% (Saturday before: 1.8%)',
    waiting: 'Open disputes: 1\nMessages to answer: 3',
    alerts: 'No alert is open now.',
  },
  'plan-changed': { ...paid, planId: 'quarter', amount: 59_99, startsOn: later },
  'contact-received': { reference: '4F7C09AB', receivedAt: at },
  'contact-to-support': {
    reference: '4F7C09AB',
    receivedAt: at,
    name: 'Ann <b>Other</b>',
    email: 'ann@example.com',
    text: 'Hello,\n\nwhere is my plan? 🌸',
  },
  'plan-week': {
    week: 3,
    news: weekNews.starts,
    planLink: 'https://petalune.example/plan#token',
    hours: 24,
    unsubscribeToken: '0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7',
  },
  'abandoned-quiz': { unsubscribeToken: '0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7' },
};

export const SAMPLES = Object.entries(FACTS).map(
  ([template, facts]) => ({ template: template as MailTemplate, to: 'ann@example.com', facts }) as MailOrder,
);

export const PUBLIC_URL = new URL('https://petalune.example');
export const ADDRESSES = { publicUrl: PUBLIC_URL, operatorUrl: PUBLIC_URL };
