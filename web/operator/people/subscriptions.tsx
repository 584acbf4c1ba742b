import { peopleCopy as copy } from '../../../content/operator/people.ts';
import { soldPlans } from '../../../content/upsell.ts';
import type { OperatorAction, PersonResponse, PersonSubscription } from '../../../core/api/operator/person.ts';
import { planTitle } from '../../../core/plans/plan.ts';
import { day } from '../../../core/presentation/day.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { StatusBadge } from '../parts/status.tsx';
import type { PendingAction } from './confirm-dialog.tsx';
import type { RefundablePayment } from './refund-dialog.tsx';
import styles from './stored-data.module.css';

type Props = Pick<PersonResponse, 'email' | 'subscriptions' | 'isRefused'> & {
  readonly onAction: (action: OperatorAction) => void;
  readonly onRequestConfirm: (pendingAction: PendingAction) => void;
  readonly onRequestRefund: (payment: RefundablePayment) => void;
};

export function Subscriptions({ email, subscriptions, isRefused, onAction, onRequestConfirm, onRequestRefund }: Props) {
  const canHelp = useIsAllowed('help-people');
  return (
    <Panel title={copy.subscriptions}>
      {subscriptions.length === 0 && <p>{copy.noSubscription}</p>}
      {subscriptions.map((subscription) => {
        const { id: subscriptionId, planId, status, canCancel, refundable, repetition } = subscription;
        return (
          <div key={subscriptionId} className={styles.root}>
            <p className={styles.what}>
              <strong>{planTitle(soldPlans, planId)}</strong> <StatusBadge status={status} /> <span>{lifeOf(subscription)}</span>
              {repetition && <span>{copy.repetitions[repetition]}</span>}
            </p>
            {canHelp && (
              <div className={styles.actions}>
                {canCancel && (
                  <Button variant="quiet" onClick={() => onRequestConfirm({ action: { kind: 'cancel', email, subscriptionId } })}>
                    {copy.actions.cancel}
                  </Button>
                )}
                {refundable.slice(0, 3).map((payment) => (
                  <Button
                    key={payment.paymentId}
                    variant="quiet"
                    onClick={() => onRequestRefund({ ...payment, email, subscriptionId })}
                  >
                    {fill(copy.actions.refund, {
                      amount: money(payment.amount, payment.currency),
                      number: payment.number ?? day(payment.at),
                    })}
                  </Button>
                ))}
                <Button variant="quiet" onClick={() => onAction({ kind: 'app-link', email, subscriptionId })}>
                  {copy.actions['app-link']}
                </Button>
              </div>
            )}
          </div>
        );
      })}
      {isRefused && (
        <p>
          {copy.isRefused}{' '}
          {canHelp && (
            <Button variant="quiet" onClick={() => onAction({ kind: 'excuse', email })}>
              {copy.actions.excuse}
            </Button>
          )}
        </p>
      )}
      {canHelp && subscriptions.length > 0 && (
        <Button variant="quiet" onClick={() => onAction({ kind: 'manage-link', email })}>
          {copy.actions['manage-link']}
        </Button>
      )}
    </Panel>
  );
}

function lifeOf({ status, startedAt, periodEnd, cancelAtPeriodEnd, renewalAmount, currency }: PersonSubscription): string {
  const began = startedAt === null ? '' : fill(copy.began, { day: day(startedAt) });
  if (status === 'canceled' || periodEnd === null) return began;
  const next = cancelAtPeriodEnd
    ? fill(copy.ends, { day: day(periodEnd) })
    : fill(copy.renews, { day: day(periodEnd), amount: money(renewalAmount, currency) });
  return `${began}, ${next}`;
}
