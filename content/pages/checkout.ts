import type { ConsentCopy, TermsSentences } from '../../core/checkout/consent.ts';
import { providerSeller } from '../seller.ts';

/** Beside the pay button, and kept word for word with the order. Change `version` with any sentence here. */
export const consent: ConsentCopy = {
  version: '2026-11-28',
  renewal:
    'I agree to pay {price} today. My plan then renews automatically at {renewal} every {period} until I cancel, at any time, online in two taps.',
  /** Where a discount code reduces several charges. */
  severalReduced:
    'I agree to pay {price} today and {price} every {period} after it, {charges} payments in all. My plan then renews automatically at {renewal} every {period} until I cancel, at any time, online in two taps.',
  trial: {
    free: 'I agree that my trial of {days} days is free, and that after it my plan renews automatically at {renewal} every {period} until I cancel, at any time, online in two taps. If I cancel before the trial ends, I pay nothing.',
    paid: 'I agree to pay {price} today for a trial of {days} days, and that after it my plan renews automatically at {renewal} every {period} until I cancel, at any time, online in two taps. If I cancel before the trial ends, I pay nothing more.',
  },
  once: 'I agree to pay {price} today, once, for access {access}. Nothing renews, and nothing more is charged.',
  providerSells: `${providerSeller.name} (${providerSeller.short}) sells me the plan and takes the payments, on its page also in the currency of my country.`,
  adult: 'I confirm that I am 18 years of age or older.',
  periods: {
    week: { one: 'week', many: '{count} weeks' },
    month: { one: 'month', many: '{count} months' },
    year: { one: 'year', many: '{count} years' },
  },
  access: {
    week: { one: 'for 1 week', many: 'for {count} weeks' },
    month: { one: 'for 1 month', many: 'for {count} months' },
    year: { one: 'for 1 year', many: 'for {count} years' },
    lifetime: 'without an end date',
  },
};

/** In the place {costs} of a refusal. */
export const costs: TermsSentences = {
  renewal: '{price} today, then {renewal} every {period}',
  severalReduced: '{price} today and {price} every {period} after it, {charges} payments in all, then {renewal} every {period}',
  trial: {
    free: 'nothing for {days} days, then {renewal} every {period}',
    paid: '{price} today for {days} days, then {renewal} every {period}',
  },
  once: '{price} today, once, for access {access}',
};

/** What the visitor reads when checkout cannot go on. Where the price is another one, there are the places {plan} and {costs}. */
export const refusals = {
  unknownPlan: 'This plan is no longer offered. Please choose one of the plans on the page.',
  priceChanged:
    'The page did not show the price that we would charge, so nothing was charged. The {plan} plan costs {costs}. Please read it again and agree once more.',
  introductoryPriceUsed:
    'The introductory price is for a first order, and an order with this e-mail address had it before, so nothing was charged. If that order is not yours, open a link that “Manage subscription” mails you in this browser, and order again. The {plan} plan costs {costs}. Please read it again and agree once more.',
  trialUsed:
    'The trial is for a first order, and an order with this e-mail address had one before, so nothing was charged. If that order is not yours, open a link that “Manage subscription” mails you in this browser, and order again. Without a trial the {plan} plan costs {costs}. Please read it again and agree once more.',
  codeEnded:
    'The discount code no longer holds for this plan, so nothing was charged. Without it the {plan} plan costs {costs}. Please read it again and agree once more.',
  codeUsed:
    'The discount code is for one order, and an order with this e-mail address had it before, so nothing was charged. If that order is not yours, open a link that “Manage subscription” mails you in this browser, and order again. Without the code the {plan} plan costs {costs}. Please read it again and agree once more.',
  returnedTooMuch:
    'Orders with this e-mail address were paid back twice within a year, so we take no further one here, and nothing was charged. If those orders are not yours, open a link that “Manage subscription” mails you in this browser, and order again. Or write to {support}, and a person will help you.',
  triesTooMuch:
    'Too many payments were refused or paid back today, in this browser, in your network or under this e-mail address, so we take no further one until tomorrow. Nothing was charged. If the address is yours and they were not, open a link that “Manage subscription” mails you in this browser, and order again. If you need help, please write to {support}.',
  termsChanged: 'Our terms have changed since the page was shown. Please reload the page and read them again.',
  alreadyBought:
    'You already bought a subscription in this browser, and it is still running. You have not been charged again. You can change your plan at any time under “Manage subscription” below.',
  alreadyOwned:
    'A plan that you paid for once is open in this browser already, so you need no other. You have not been charged again. It stands under “Manage subscription” below.',
  anotherRuns:
    'The {plan} plan that was bought in this browser is still running, and nothing was charged now. Is this one for somebody else? If it only has the wrong e-mail address, change the address under “Manage subscription” instead.',
  processing:
    'Your earlier payment is still on its way from your bank, which can take a few days. Please do not pay again: we write to you when it has arrived.',
  otherTab: 'This checkout was started again in another tab. Please go on there, or try once more here.',
  unavailable: 'We cannot reach our payment provider right now. You have not been charged. Please try again in a moment.',
} as const;

/** What the field of a discount code answers. Why a code does not hold is not said, because it would tell a guess from a code that ended. */
export const codeRefusals = {
  unknown: 'We do not know this code, or it no longer holds. Please check how it is spelled.',
  tooMany:
    'Too many codes were tried in this browser or in your network today. You can order without a code, or try again tomorrow.',
} as const;
