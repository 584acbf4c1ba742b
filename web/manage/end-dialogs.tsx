import { useState } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import { TextArea } from '../ui/field.tsx';
import { AlternativeList } from './alternative-list.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { requestFailure } from './failure-text.ts';
import { cancelSentence, isFirstDisputed, withdrawSentence } from './labels.ts';
import { useSubscriptionRequest } from './queries.ts';

const { cancel, withdraw, guarantee } = manageCopy;

export function CancelDialog({ subscription, onDone, onAlternative, onClose }: DialogProps) {
  const request = useSubscriptionRequest(subscription.id);
  const { state, periodEnd, unpaidSince } = subscription;
  const days = { day: periodEnd === null ? '' : day(periodEnd), since: unpaidSince === null ? '' : day(unpaidSince) };
  const done = state === 'paused' ? cancel.donePaused : unpaidSince === null ? cancel.done : cancel.doneUnpaid;
  const confirm = () =>
    request.mutate(
      { kind: 'cancel' },
      { onSuccess: ({ outcome }) => onDone(fill(outcome === 'done' ? done : cancel.accepted, days)) },
    );
  return (
    <ConfirmDialog
      {...cancel}
      busy={request.isPending}
      failure={requestFailure(request.error)}
      onConfirm={confirm}
      onClose={onClose}
      below={<AlternativeList subscription={subscription} onAlternative={onAlternative} />}
    >
      <p>{cancelSentence(subscription)}</p>
    </ConfirmDialog>
  );
}

export function WithdrawDialog({ subscription, onDone, onClose }: DialogProps) {
  const request = useSubscriptionRequest(subscription.id);
  const { payments, trial, can } = subscription;
  const disputed = isFirstDisputed(payments);
  const isFree = !disputed && can.withdrawAmount === 0;
  const done = disputed || isFree ? withdraw.doneDisputed : withdraw.done;
  const accepted = disputed || isFree ? withdraw.acceptedDisputed : withdraw.accepted;
  const confirm = () =>
    request.mutate({ kind: 'withdraw' }, { onSuccess: ({ outcome }) => onDone(outcome === 'done' ? done : accepted) });
  return (
    <ConfirmDialog
      {...withdraw}
      busy={request.isPending}
      failure={requestFailure(request.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{withdrawSentence(subscription)}</p>
      {!trial && payments.some(({ reason }) => reason === 'renewal') && <p>{withdraw.renewals}</p>}
    </ConfirmDialog>
  );
}

export function GuaranteeDialog({ subscription, onDone, onClose }: DialogProps) {
  const request = useSubscriptionRequest(subscription.id);
  const [note, setNote] = useState('');
  const latest = subscription.payments.find((payment) => payment.status === 'paid' && payment.refundable > 0);
  const confirm = () => request.mutate({ kind: 'guarantee', note }, { onSuccess: () => onDone(guarantee.done) });
  return (
    <ConfirmDialog
      title={guarantee.title}
      action={guarantee.action}
      busy={request.isPending}
      failure={requestFailure(request.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {latest && fill(guarantee.text, { price: money(latest.refundable, latest.currency), day: day(latest.at) })}{' '}
        <a href={guarantee.policy.href} target="_blank" rel="noopener">
          {guarantee.policy.label}
        </a>
      </p>
      <TextArea label={guarantee.note} name="note" value={note} maxLength={2000} onChange={setNote} />
    </ConfirmDialog>
  );
}
