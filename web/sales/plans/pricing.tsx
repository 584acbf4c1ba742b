import { ShieldCheck } from 'lucide';
import { currencies } from '../../../content/currencies.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import type { SeenOffer } from '../../browser/offer.ts';
import { Icon } from '../../ui/icon.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import { usePurchase } from '../purchase.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { PlanOptions } from './plan-options.tsx';
import styles from './pricing.module.css';
import { RenewalTerms } from './renewal-terms.tsx';

const copy = salesCopy.pricing;

export function Pricing({ canceled }: { canceled: boolean }) {
  const { seen, plans } = usePurchase();
  const reduced = plans.filter(({ introDiscount }) => introDiscount > 0).length;
  const { special, lead } = headOf(seen, reduced === 0 ? 'none' : reduced < plans.length ? 'some' : 'all');
  return (
    <section className={styles.root} id="plans" tabIndex={-1} aria-labelledby="plans-title">
      <h2 id="plans-title">{special ? copy.title : copy.titleOver}</h2>
      <p className={styles.lead}>{lead}</p>
      <div role="status">{canceled && <p className="notice">{copy.canceled}</p>}</div>
      <PlanOptions place="plans" />
      {currencies.length > 1 && <CurrencySelect />}
      <p className={styles.guarantee}>
        <Icon icon={ShieldCheck} size={18} /> {copy.guarantee}
      </p>
      <GetMyPlan name="Introductory offer" variant="main" />
      <RenewalTerms />
    </section>
  );
}

/** `reduced`: how many plans have an introductory price. */
function headOf({ state, unreachable }: SeenOffer, reduced: 'none' | 'some' | 'all') {
  if (reduced === 'none') return { special: false, lead: copy.lead.unknown };
  if (unreachable) return { special: false, lead: copy.lead.unreachable };
  if (state.kind !== 'running') return { special: state.kind === 'unknown', lead: copy.lead[state.kind] };
  return { special: true, lead: reduced === 'all' ? copy.lead.running : copy.lead.someReduced };
}
