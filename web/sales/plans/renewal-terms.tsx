import { consent } from '../../../content/pages/checkout.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { termsWords } from '../../../core/checkout/consent.ts';
import { amountsOf, checkoutTerms } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { Link } from '../../ui/link.tsx';
import { PricedText } from '../../ui/priced-text.tsx';
import { usePurchase } from '../purchase.tsx';
import styles from './renewal-terms.module.css';

const { renewal, cancel } = salesCopy.pricing;

export function RenewalTerms() {
  const { plan, plans, seen } = usePurchase();
  const terms = plan && checkoutTerms(plan, seen.state);
  return (
    <p className={styles.root} data-prices="">
      {plan && terms ? (
        <PricedText text={textFor(plan)} amounts={amountsOf(terms)} words={termsWords(consent, plan, terms)} />
      ) : (
        <span>{plans.some(({ once }) => once) ? renewal.noneOfSome : renewal.none}</span>
      )}{' '}
      {!plan?.once && <Link href={cancel.href}>{cancel.label}</Link>}
    </p>
  );
}

function textFor({ once, trialDays, trialPrice }: Plan): string {
  if (once) return renewal.once;
  return trialDays ? renewal.trial[trialPrice ? 'paid' : 'free'] : renewal.chosen;
}
