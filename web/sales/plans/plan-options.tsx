import '../../design/error.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { salesCopy } from '../../../content/pages/sales.ts';
import { type PlansPlace, usePurchase } from '../purchase.tsx';
import styles from './plan-option.module.css';
import { PlanOption } from './plan-option.tsx';

const copy = salesCopy.pricing;

export function PlanOptions({ place }: { place: PlansPlace }) {
  const { plans, plan: chosen, seen, hint, choose } = usePurchase();
  const options = useRef<HTMLFieldSetElement>(null);

  const chooseChecked = useEffectEvent(() => {
    const checked = options.current?.querySelector<HTMLInputElement>(':checked');
    if (checked && !checked.defaultChecked) choose(checked.value);
  });
  // A plan may be chosen before hydration.
  useEffect(() => chooseChecked(), []);

  const hinted = hint?.place === place ? hint.reason : undefined;
  return (
    <fieldset className={styles.plans} data-prices="" data-hinted={hinted === 'choose' || undefined} ref={options}>
      <legend className="visually-hidden">{copy.legend}</legend>
      <div role="alert">{hinted && <p className="notice notice--error">{copy[hinted]}</p>}</div>
      {plans.map((plan) => (
        <PlanOption
          key={plan.id}
          plan={plan}
          plans={plans}
          group={place}
          offer={seen.state}
          chosen={chosen?.id === plan.id}
          onSelect={() => choose(plan.id)}
        />
      ))}
    </fieldset>
  );
}
