import { consent } from '../../../content/pages/checkout.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { checkoutTerms } from '../../../core/checkout/terms.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { Link } from '../../ui/link.tsx';
import { usePurchase } from '../purchase.tsx';
import salesStyles from '../sales.module.css';
import pricingStyles from './pricing.module.css';

const { renewal, cancel } = salesCopy.pricing;

export function RenewalTerms() {
  const { plan, seen } = usePurchase();
  const terms = plan && checkoutTerms(plan, seen.state);
  return (
    <p className={`${salesStyles.fine} ${pricingStyles.renewalTerms}`}>
      {plan && terms
        ? fill(renewal.chosen, {
            plan: plan.title,
            price: money(terms.dueNow),
            renewal: money(terms.dueLater),
            period: consent.periods[plan.interval],
          })
        : renewal.none}{' '}
      <Link href={cancel.href}>{cancel.label}</Link>
    </p>
  );
}
