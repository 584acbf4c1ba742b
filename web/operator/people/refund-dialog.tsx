import { useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { peopleCopy } from '../../../content/operator/people.ts';
import type { OperatorAction, PersonSubscription } from '../../../core/api/operator/person.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { amountIn, money } from '../../../core/presentation/money.ts';
import { REFUND_REASONS, type RefundReason } from '../../../core/subscriptions/refundable.ts';
import { randomId } from '../../browser/random-id.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldFrame } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import pickerStyles from '../parts/picker.module.css';
import styles from './refund-dialog.module.css';

const copy = peopleCopy.refund;

export type RefundablePayment = PersonSubscription['refundable'][number] & {
  readonly email: string;
  readonly subscriptionId: string;
};

type Props = {
  readonly payment: RefundablePayment;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: (action: Extract<OperatorAction, { kind: 'refund' }>) => void;
  readonly onCancel: () => void;
};

/** After a failure it stays open, because the answer alone may have been lost: another press orders the same refund. */
export function RefundDialog({ payment, busy, failure, onConfirm, onCancel }: Props) {
  const { email, subscriptionId, paymentId, amount: most, currency } = payment;
  const [requestId] = useState(randomId);
  const [text, setText] = useState(money(most, currency));
  const [reason, setReason] = useState<RefundReason>('requested');
  const [pressed, setPressed] = useState(false);
  const amount = amountIn(text, currency);
  const isPossible = amount > 0 && amount <= most;
  const submit = () => {
    setPressed(true);
    if (isPossible && !busy) onConfirm({ kind: 'refund', email, subscriptionId, paymentId, requestId, amount, reason });
  };
  return (
    <Modal title={copy.title} closeLabel={frameCopy.close} onClose={onCancel}>
      <p>{fill(copy.about, { email })}</p>
      <Form
        className={styles.root}
        action={isPossible ? fill(copy.confirm, { amount: money(amount, currency) }) : copy.title}
        busy={busy}
        busyLabel={frameCopy.loading}
        failure={failure}
        onSubmit={submit}
        below={
          <Button fullWidth variant="quiet" onClick={onCancel}>
            {peopleCopy.cancel}
          </Button>
        }
      >
        <Field
          label={copy.amount}
          name="amount"
          value={text}
          onChange={setText}
          maxLength={20}
          error={pressed && !isPossible ? fill(copy.impossible, { most: money(most, currency) }) : undefined}
        />
        <FieldFrame label={copy.reason} hint={copy.hints[reason]}>
          {(control) => (
            <select
              {...control}
              className={`${control.className} ${pickerStyles.choice}`}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value as RefundReason)}
            >
              {REFUND_REASONS.map((each) => (
                <option key={each} value={each}>
                  {copy.reasons[each]}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </Form>
    </Modal>
  );
}
