import { type AccessWords, accessText, type PeriodWords, periodText } from '../plans/period.ts';
import type { Plan } from '../plans/plan.ts';
import { fill } from '../presentation/fill.ts';
import type { Seller } from './seller.ts';
import { amountsOf, type Terms } from './terms.ts';
import { trialOf } from './trial.ts';

/** A sentence for each kind of terms, with the places {price}, {renewal} and {period}. */
export type TermsSentences = {
  readonly renewal: string;
  /** With the place {charges} too. */
  readonly severalReduced: string;
  /** With the place {days} too. The free one has no {price}. */
  readonly trial: { readonly free: string; readonly paid: string };
  /** Of what is bought once, with the places {price} and {access} alone. */
  readonly once: string;
};

/** A changed sentence needs a new `version`. */
export type ConsentCopy = TermsSentences & {
  readonly version: string;
  /** Follows each sentence about terms where the payment provider is the seller. */
  readonly providerSells: string;
  readonly adult: string;
  readonly periods: PeriodWords;
  readonly access: AccessWords;
};

const PROVIDER = '-provider';

/** A consent names its seller, and so does its version. */
export function consentTo(seller: Seller, copy: ConsentCopy): ConsentCopy {
  if (seller === 'shop') return copy;
  const { version, renewal, severalReduced, trial, once, providerSells } = copy;
  const named = (sentence: string) => `${sentence} ${providerSells}`;
  return {
    ...copy,
    version: version + PROVIDER,
    renewal: named(renewal),
    severalReduced: named(severalReduced),
    trial: { free: named(trial.free), paid: named(trial.paid) },
    once: named(once),
  };
}

export function sellerOfConsent(version: string): Seller {
  return version.endsWith(PROVIDER) ? 'provider' : 'shop';
}

export function renewalConsent(copy: ConsentCopy, plan: Plan, terms: Terms): string {
  return termsText(consentSentence(copy, terms), copy, plan, terms);
}

/** How many charges cost the first amount, where that is more than the first. */
export function severalCharges({ phases: [{ periods }] }: Terms): number | undefined {
  return periods !== null && periods > 1 ? periods : undefined;
}

export function consentSentence({ renewal, severalReduced, trial, once }: TermsSentences, terms: Terms): string {
  if (terms.once) return once;
  const tried = trialOf(terms);
  if (tried) return tried.price === 0 ? trial.free : trial.paid;
  return severalCharges(terms) === undefined ? renewal : severalReduced;
}

export function termsText(sentence: string, copy: TermsWords, plan: Plan, terms: Terms): string {
  return fill(sentence, { ...amountsOf(terms), ...termsWords(copy, plan, terms) });
}

type TermsWords = Pick<ConsentCopy, 'periods' | 'access'>;

/** The places of a sentence that hold no amount. */
export function termsWords({ periods, access }: TermsWords, plan: Plan, terms: Terms) {
  return {
    plan: plan.title,
    charges: String(severalCharges(terms) ?? 1),
    days: String(trialOf(terms)?.days ?? 0),
    period: plan.once ? '' : periodText(periods, plan.period),
    access: plan.once ? accessText(access, plan.period) : '',
  };
}
