import { confirmationCopy } from '../../content/pages/confirmation.ts';
import { plans } from '../../content/plans.ts';
import { planTitle } from '../../core/plans/plan.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import styles from './paid-order.module.css';
import type { PaidState } from './use-order.ts';

const copy = confirmationCopy.paid.welcome;

/** A paid order: the plan, the payment, and the next charge. */
export function Welcome({ order: { planId, paid, renewal, accessUntil } }: { order: PaidState }) {
  const next = renewal && {
    amount: money(renewal.amount, renewal.currency),
    date: day(Date.parse(renewal.renewsOn), 'UTC'),
  };
  return (
    <section className={`card ${styles.part}`} aria-labelledby="welcome">
      <h2 id="welcome">{fill(copy.title, { plan: planTitle(plans, planId) })}</h2>
      <dl className={styles.facts}>
        {paid && <Fact label={copy.paid} value={money(paid.value, paid.currency)} />}
        {accessUntil !== undefined && <Fact label={copy.access} value={accessText(accessUntil)} />}
        {next && <Fact label={copy.next} value={fill(copy.nextCharge, next)} />}
      </dl>
    </section>
  );
}

function accessText(until: string | null): string {
  return until === null ? copy.endless : fill(copy.until, { date: day(Date.parse(until), 'UTC') });
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd translate="no">{value}</dd>
    </div>
  );
}
