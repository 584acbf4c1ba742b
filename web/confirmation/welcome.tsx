import { confirmationCopy } from '../../content/pages/confirmation.ts';
import { plans } from '../../content/plans.ts';
import { planTitle } from '../../core/plans/plan.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import { Link } from '../ui/link.tsx';
import styles from './paid-order.module.css';
import type { PaidState } from './use-order.ts';

const { welcome: copy, manage } = confirmationCopy.paid;

/** A paid order: the plan, the payment, the next charge, and where to change it. */
export function Welcome({ order: { planId, paid, renewal, accessUntil } }: { order: PaidState }) {
  const next = renewal && {
    amount: money(renewal.amount, renewal.currency),
    date: day(Date.parse(renewal.renewsOn), 'UTC'),
  };
  return (
    <section className={`card ${styles.part} ${styles.order}`} aria-labelledby="welcome">
      <h2 id="welcome">{fill(copy.title, { plan: planTitle(plans, planId) })}</h2>
      <dl className={styles.facts}>
        {paid && <Fact label={copy.paid} value={money(paid.value, paid.currency)} />}
        {accessUntil !== undefined && <Fact label={copy.access} value={accessText(accessUntil)} />}
        {next && <Fact label={copy.next} value={fill(copy.nextCharge, next)} />}
      </dl>
      <p className={`${styles.small} ${styles.manage}`}>
        {accessUntil === undefined ? manage.text : manage.once} <Link href={manage.href}>{manage.label}</Link>
      </p>
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
