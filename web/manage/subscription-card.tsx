import { manageCopy } from '../../content/pages/manage.ts';
import { soldPlans } from '../../content/upsell.ts';
import type { ManagedPayment, ManagedSubscription } from '../../core/api/managed-subscription.ts';
import { planTitle } from '../../core/plans/plan.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import calendar from '../illustrations/scenes/calendar.svg?url';
import { LinkButton } from '../ui/link-button.tsx';
import { failedPayment, statusSentence } from './labels.ts';
import styles from './managed.module.css';

const { overview: copy, guarantee } = manageCopy;

export function SubscriptionCard({ subscription }: { subscription: ManagedSubscription }) {
  const { state, planId, until, startedAt, guaranteeAskedAt, upsell } = subscription;
  const nameOf = (id: string) => fill(upsell ? copy.besidePlan : copy.plan, { plan: planTitle(soldPlans, id) });
  return (
    <section className={`card ${styles.planCard}`} aria-label={nameOf(planId)}>
      <img src={calendar} alt="" width="280" height="190" />
      <header className={styles.planCardHead}>
        <h2>{nameOf(until?.planId ?? planId)}</h2>
        <span className={styles.state} data-state={state}>
          {copy.states[state]}
        </span>
      </header>
      <p>{statusSentence(subscription)}</p>
      <Pay payment={failedPayment(subscription)} />
      {guaranteeAskedAt !== null && <p className="notice">{fill(guarantee.asked, { day: day(guaranteeAskedAt) })}</p>}
      <dl className={styles.planCardFacts}>
        <Next subscription={subscription} />
        <div>
          <dt>{copy.sinceLabel}</dt>
          <dd>{day(startedAt)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Leads to the provider's page of the invoice. */
function Pay({ payment }: { payment: ManagedPayment | undefined }) {
  if (!payment?.needs || !payment.documentUrl) return null;
  const { needs, amount, currency, documentUrl } = payment;
  return (
    <div>
      <LinkButton href={documentUrl}>{fill(copy.pay[needs], { price: money(amount, currency) })}</LinkButton>
    </div>
  );
}

function Next({ subscription }: { subscription: ManagedSubscription }) {
  const { state, once, periodEnd, endedAt, renewalAmount, currency, unpaidSince } = subscription;
  if (state === 'ending' && periodEnd !== null)
    return <Fact label={unpaidSince === null ? copy.untilLabel : copy.endsLabel} value={day(periodEnd)} />;
  if (endedAt !== null) return <Fact label={copy.endedLabel} value={day(endedAt)} />;
  if (state !== 'running' || periodEnd === null) return null;
  if (once) return <Fact label={copy.untilLabel} value={day(periodEnd)} />;
  return <Fact label={copy.nextLabel} value={fill(copy.next, { price: money(renewalAmount, currency), day: day(periodEnd) })} />;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
