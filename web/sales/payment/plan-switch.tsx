import { paymentModalCopy } from '../../../content/pages/payment-modal.ts';
import { plans } from '../../../content/plans.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { usePurchase } from '../purchase.tsx';
import styles from './plan-switch.module.css';

/** The plan can still be changed beside its terms. */
export function PlanSwitch({ plan: chosen }: { plan: Plan }) {
  const { choose } = usePurchase();
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{paymentModalCopy.plans}</legend>
      {plans.map(({ id, title }) => (
        <label key={id} className={styles.plan}>
          <input type="radio" name="payment-plan" value={id} checked={chosen.id === id} onChange={() => choose(id)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
