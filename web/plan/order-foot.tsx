import { boughtCopy } from '../../content/pages/bought.ts';
import { planCopy } from '../../content/pages/plan.ts';
import { plans } from '../../content/plans.ts';
import type { ProgramOrder } from '../../core/api/program.ts';
import { findPlan, planTitle } from '../../core/plans/plan.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './plan.module.css';

const copy = planCopy.order;

/** The subscription behind the plan, and the way to end it. */
export function OrderFoot({ order: { planId, until, renews }, isOpen }: { order: ProgramOrder; isOpen: boolean }) {
  return (
    <section className={styles.order} aria-labelledby="order-title">
      <h2 id="order-title">{fill(copy.running, { plan: planTitle(plans, planId) })}</h2>
      {isOpen && until !== null && <p>{fill(renews ? boughtCopy.renews : boughtCopy.ends, { day: day(until) })}</p>}
      <LinkButton href={copy.manage.href} variant="quiet">
        {findPlan(plans, planId)?.once ? boughtCopy.manage.label : copy.manage.label}
      </LinkButton>
    </section>
  );
}
