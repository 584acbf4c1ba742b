import { manageCopy } from '../../content/pages/manage.ts';
import { plans } from '../../content/plans.ts';
import type { ManagedSubscription } from '../../core/api/managed-subscription.ts';
import { amountsOf, regularTerms } from '../../core/checkout/terms.ts';
import { findPlan, type Plan, plansIn } from '../../core/plans/plan.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import type { PauseChoice } from '../../core/subscriptions/alternatives.ts';
import type { AlternativeAction, DialogProps } from './dialog-props.ts';
import { discountCopy, discountText, monthsText, type OfferedDiscount, periodOf } from './labels.ts';
import styles from './managed.module.css';

const { alternatives: copy } = manageCopy;

type Props = Pick<DialogProps, 'subscription' | 'onAlternative'>;
type Alternative = { readonly action: AlternativeAction; readonly title: string; readonly text: string };

/** Below the buttons that cancel and close, with all terms of each. */
export function AlternativeList({ subscription, onAlternative }: Props) {
  const found = alternativesOf(subscription);
  if (found.length === 0) return null;
  return (
    <section className={styles.alternatives}>
      <h3>{copy.title}</h3>
      <ul>
        {found.map(({ action, title, text }) => (
          <li key={action}>
            <button type="button" className={styles.alternative} data-alternative={action} onClick={() => onAlternative(action)}>
              <span className={styles.actionTitle}>{title}</span>
              <span className={styles.actionText}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function alternativesOf(subscription: ManagedSubscription): readonly Alternative[] {
  const { pauses, discount, smallerPlan } = subscription.alternatives;
  const smaller = findPlan(plansIn(plans, subscription.currency), smallerPlan ?? '');
  return [
    ...(pauses.length > 0 ? [pauseOf(subscription)] : []),
    ...(discount ? [discountOf(subscription, discount)] : []),
    ...(smaller ? [smallerPlanOf(subscription, smaller)] : []),
  ];
}

function pauseOf({ alternatives, planId, periodEnd, renewalAmount, currency }: ManagedSubscription): Alternative {
  const { pauses } = alternatives;
  const text = fill(copy.pause.text, {
    day: day(periodEnd ?? 0),
    resumes: pauses.map(({ resumesAt }) => day(resumesAt)).join(' · '),
    price: money(renewalAmount, currency),
    period: periodOf(planId),
  });
  return { action: 'pause', title: fill(copy.pause.title, { months: lengthsOf(pauses) }), text };
}

/** '1, 2 or 3 months'. */
function lengthsOf(pauses: readonly PauseChoice[]): string {
  const lengths = pauses.map(({ months }) => months);
  const last = monthsText(lengths.at(-1) ?? 0);
  return lengths.length < 2 ? last : fill(manageCopy.months.either, { first: lengths.slice(0, -1).join(', '), last });
}

function discountOf({ periodEnd, planId }: ManagedSubscription, discount: OfferedDiscount): Alternative {
  const { words, amounts } = discountText(discount, planId, periodEnd ?? 0);
  const { title, text } = discountCopy(discount);
  return { action: 'discount', title: fill(title, words), text: fill(text, { ...words, ...amounts }) };
}

function smallerPlanOf({ periodEnd }: ManagedSubscription, plan: Plan): Alternative {
  const { price } = amountsOf(regularTerms(plan));
  return {
    action: 'plan',
    title: fill(copy.smallerPlan.title, { plan: plan.title }),
    text: fill(copy.smallerPlan.text, { day: day(periodEnd ?? 0), price, period: periodOf(plan.id) }),
  };
}
