import { consent } from '../../../content/pages/checkout.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { amountsOf, checkoutTerms } from '../../../core/checkout/terms.ts';
import { periodText } from '../../../core/plans/period.ts';
import { Link } from '../../ui/link.tsx';
import { PricedText } from '../../ui/priced-text.tsx';
import { usePurchase } from '../purchase.tsx';
import styles from './renewal-terms.module.css';

const { renewal, cancel } = salesCopy.pricing;

export function RenewalTerms() {
  const { plan, seen } = usePurchase();
  const terms = plan && checkoutTerms(plan, seen.state);
  return (
    <p className={styles.root} data-prices="">
      {plan && terms ? (
        <PricedText
          text={plan.trialDays ? renewal.trial[plan.trialPrice ? 'paid' : 'free'] : renewal.chosen}
          amounts={amountsOf(terms)}
          words={{ plan: plan.title, period: periodText(consent.periods, plan.period), days: String(plan.trialDays) }}
        />
      ) : (
        <span>{renewal.none}</span>
      )}{' '}
      <Link href={cancel.href}>{cancel.label}</Link>
    </p>
  );
}
