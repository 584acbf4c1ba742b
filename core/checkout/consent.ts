import { type PeriodWords, periodText } from '../plans/period.ts';
import type { Plan } from '../plans/plan.ts';
import { fill } from '../presentation/fill.ts';
import type { Seller } from './seller.ts';
import { amountsOf, type Terms } from './terms.ts';

/** `renewal` has the places {price}, {renewal} and {period}. A changed sentence needs a new `version`. */
export type ConsentCopy = {
  readonly version: string;
  readonly renewal: string;
  /** With the place {charges} too. */
  readonly severalReduced: string;
  /** Follows both sentences where the payment provider is the seller. */
  readonly providerSells: string;
  readonly adult: string;
  readonly periods: PeriodWords;
};

const PROVIDER = '-provider';

/** A consent names its seller, and so does its version. */
export function consentTo(seller: Seller, copy: ConsentCopy): ConsentCopy {
  if (seller === 'shop') return copy;
  const { version, renewal, severalReduced, providerSells } = copy;
  return {
    ...copy,
    version: version + PROVIDER,
    renewal: `${renewal} ${providerSells}`,
    severalReduced: `${severalReduced} ${providerSells}`,
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

export function consentSentence(copy: Pick<ConsentCopy, 'renewal' | 'severalReduced'>, terms: Terms): string {
  return severalCharges(terms) === undefined ? copy.renewal : copy.severalReduced;
}

export function termsText(sentence: string, { periods }: Pick<ConsentCopy, 'periods'>, plan: Plan, terms: Terms): string {
  const charges = String(severalCharges(terms) ?? 1);
  return fill(sentence, { plan: plan.title, ...amountsOf(terms), charges, period: periodText(periods, plan.period) });
}
