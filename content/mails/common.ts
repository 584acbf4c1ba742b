import type { MailPart, MailRow } from '../../core/mails/mail-copy.ts';
import type { PeriodWords } from '../../core/plans/period.ts';
import { brand } from '../brand.ts';
import { consent } from '../pages/checkout.ts';
import { providerSeller } from '../seller.ts';

/** At the end of every mail to visitors and buyers, and `staff` at the end of those to people who run the website. */
export const frame: { readonly sender: string; readonly help: string; readonly legal: string; readonly staff: string } = {
  sender: `${brand.legalName}, ${brand.jurisdiction}, United States`,
  help: `Questions? Answer this mail or write to [${brand.supportEmail}](mailto:${brand.supportEmail}).`,
  legal:
    '[Manage subscription]({manage}) · [Terms of Use]({site}/terms-of-use) · [Refund Policy]({site}/refund-policy) · [Privacy Policy]({site}/privacy-policy)',
  staff: 'Sent by your website to those who run it. [Dashboard]({dashboard})',
};

/** How plans are named in a sentence, and what follows 'every'; for a plan that is no longer in the catalogue, the last. */
export const planWords: {
  readonly named: string;
  readonly besidePlan: string;
  readonly periods: PeriodWords;
  readonly unknown: string;
} = {
  named: `${brand.name} {title} Plan`,
  besidePlan: `${brand.name} {title}`,
  periods: consent.periods,
  unknown: 'billing period',
};

/** In place of a row that says what follows the next charge. */
export const regularRow: MailRow = {
  label: 'Without your discount',
  value: '{regularAmount} every {period} from {regularFrom}, until you cancel',
  when: 'regularAmount',
};

export const planRow: MailRow = { label: 'Plan', value: '{plan}' };

/** Where the payment provider sold the order. */
export const sellerRows: readonly MailRow[] = [
  { label: 'Sold by', value: `${providerSeller.name} (${providerSeller.short})`, when: 'providerSells' },
  { label: 'On your statement', value: `A line that begins with ${providerSeller.statement}`, when: 'providerSells' },
];

/** Of a payment that did not go through. */
export const failedRows: MailPart = {
  rows: [planRow, { label: 'Amount', value: '{amount}' }, { label: 'We try again on', value: '{retryOn}', when: 'retryOn' }],
};

export const payButton: MailPart = { button: 'Pay now', href: '{payLink}', when: 'payLink' };

export const payNote: MailPart = {
  note: 'The first button opens the page of our payment provider for this invoice. It needs no sign-in, so please do not pass this mail on.',
  when: 'payLink',
};

/** Of a payment that its buyer disputed. */
export const paidByBank =
  'You told your bank that this payment is not right, so your bank decides whether it gives you the money. We cannot pay it back a second time. If your bank decides that the payment was right, we refund it to you and write to you again.';

export const howToCancel: MailPart = {
  text: 'You can cancel at any time, online and without giving a reason: [cancel here]({manage}). You keep access until the end of the period that is paid.',
};

export const ifNotYou: MailPart = {
  note: 'If you did not ask for this, you can ignore this mail: without the link, nothing changes.',
};

/** Beside a button whose link opens the plan without a sign-in. */
export const onceOpened: MailPart = {
  note: 'The button opens your plan without a sign-in, once and within {hours} hours: please do not pass this mail on. After that you sign in with this e-mail address.',
  when: 'hours',
};
