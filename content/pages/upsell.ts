import type { Market } from '../../core/checkout/market.ts';

/** Kept word for word with the order. Change `version` with the sentence. {price} is filled in. */
export const upsellConsent = {
  version: '2026-11-29-workbook',
  text: 'I agree to pay {price} now, once, for the workbook. Nothing renews, and nothing more is charged. I know that I can withdraw within 14 days until I open the workbook, and not after that.',
} as const;

/** The words of the offer on 'Done!'. {price} and {plan} are filled in. */
export const upsellCopy = {
  label: 'An offer beside your plan',
  title: 'Your plan as a workbook to print',
  text: 'Your plan is whole without it. The workbook is the same program on paper: made from your answers, for the shelf and for the shop.',
  points: [
    'Four weeks to tick off, one evening at a time',
    'A list for the shop: what to look for and what to leave out, with the names as labels print them',
    'Your morning and your evening on one page, and room for notes',
  ],
  total: 'Total today',
  once: 'paid once, with the card or account of your order',
  missing: 'Please agree to the price to go on.',
  /** By market, as the pay button of a plan. */
  pay: { eu: 'Order with obligation to pay · {price}', us: 'Buy the workbook · {price}' } satisfies Record<Market, string>,
  paying: 'Paying...',
  decline: 'No, thank you',
  declined: 'All right: we will not ask again. Your plan is complete without it.',
  refused:
    'Your bank did not accept the payment, so nothing was charged. Your plan is not affected. You can try once more, or leave it.',
  pending: 'We are asking your bank about the workbook. You are charged once at most, and this changes by itself.',
  confirm: { text: 'Your bank wants you to confirm the payment of the workbook.', action: 'Confirm at my bank' },
  bought: {
    title: 'The workbook is yours',
    text: 'It waits in your plan, and a mail with its terms is on its way to {email}.',
    action: 'To my workbook',
    href: '/plan',
  },
  failed: 'We cannot reach our server at the moment. Nothing was charged by that press. Please try again.',
  terms: [
    { label: 'Terms of Use', href: '/terms-of-use' },
    { label: 'Refund Policy', href: '/refund-policy' },
  ],
} as const;

/** Why it could not be bought. */
export const upsellRefusals = {
  unknown: 'This browser does not open the order any more, so nothing was charged. Your plan is not affected.',
  ended: 'This offer has ended, so nothing was charged. Your plan is not affected.',
  changed:
    'The price or the terms have changed since the page was shown, so nothing was charged. Please reload the page and read them again.',
  tooMany: 'Too many payments were refused today, so we take no further one. Nothing was charged, and your plan is not affected.',
  unavailable:
    'The workbook could not be charged just now, and nothing was charged. Your plan is not affected. Please try again in a moment.',
} as const;
