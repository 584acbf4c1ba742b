import { deletionConfirmCopy as copy } from '../../content/pages/account.ts';
import { soldPlans } from '../../content/upsell.ts';
import type { DeletionPreview } from '../../core/api/deletion-requests.ts';
import { planTitle } from '../../core/plans/plan.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { Link } from '../ui/link.tsx';
import styles from './account.module.css';

export function DeletionWarning({ preview: { subscriptions, keeps } }: { preview: DeletionPreview }) {
  return (
    <>
      {subscriptions.map((subscription, index) => (
        <Ending key={index} subscription={subscription} />
      ))}
      {keeps && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{copy.keepsTitle}</h2>
          <p>{copy.keeps}</p>
        </section>
      )}
    </>
  );
}

function Ending({ subscription }: { subscription: DeletionPreview['subscriptions'][number] }) {
  const { planId, paidUntil, onTrial, withdrawUntil, guaranteeUntil } = subscription;
  const plan = planTitle(soldPlans, planId);
  const on = (at: number) => ({ day: day(at) });
  return (
    <section className={`${styles.section} card`}>
      <h2 className={styles.subtitle}>{copy.runningTitle}</h2>
      <p>
        {paidUntil === null
          ? fill(copy.running, { plan })
          : fill(onTrial ? copy.onTrial : copy.runningUntil, { plan, ...on(paidUntil) })}
      </p>
      <p>
        <strong>{copy.noRefund}</strong>{' '}
        {withdrawUntil !== null && `${fill(onTrial ? copy.withdrawTrialUntil : copy.withdrawUntil, on(withdrawUntil))} `}
        {guaranteeUntil !== null && `${fill(copy.guaranteeUntil, on(guaranteeUntil))} `}
        {(withdrawUntil ?? guaranteeUntil) !== null && copy.before}
      </p>
      {(withdrawUntil ?? guaranteeUntil) !== null && <Link href="/manage">{copy.manage}</Link>}
    </section>
  );
}
