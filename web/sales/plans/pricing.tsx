import { ShieldCheck } from 'lucide';
import { currencies } from '../../../content/currencies.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { Icon } from '../../ui/icon.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import { usePurchase } from '../purchase.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { PlanOptions } from './plan-options.tsx';
import styles from './pricing.module.css';
import { RenewalTerms } from './renewal-terms.tsx';

const copy = salesCopy.pricing;

export function Pricing({ canceled }: { canceled: boolean }) {
  const { state, unreachable } = usePurchase().seen;
  const known = unreachable ? 'unreachable' : state.kind;
  const special = known === 'running' || known === 'unknown';
  return (
    <section className={styles.root} id="plans" tabIndex={-1} aria-labelledby="plans-title">
      <h2 id="plans-title">{special ? copy.title : copy.titleOver}</h2>
      <p className={styles.lead}>{copy.lead[known]}</p>
      <div role="status">{canceled && <p className="notice">{copy.canceled}</p>}</div>
      <PlanOptions place="plans" />
      {currencies.length > 1 && <CurrencySelect />}
      <p className={styles.guarantee}>
        <Icon icon={ShieldCheck} size={18} /> {copy.guarantee}
      </p>
      <GetMyPlan name="Introductory offer" />
      <RenewalTerms />
    </section>
  );
}
