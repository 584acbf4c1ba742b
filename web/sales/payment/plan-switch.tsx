import { paymentModalCopy } from '../../../content/pages/payment-modal.ts';
import { plans } from '../../../content/plans.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import styles from './plan-switch.module.css';

export function PlanSwitch({ plan: chosen, onSelect }: { plan: Plan; onSelect: (planId: string) => void }) {
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{paymentModalCopy.plans}</legend>
      {plans.map(({ id, title }) => (
        <label key={id} className={styles.plan}>
          <input type="radio" name="payment-plan" value={id} checked={chosen.id === id} onChange={() => onSelect(id)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
