import { useEffect, useEffectEvent } from 'react';
import { paymentModalCopy } from '../../../content/pages/payment-modal.ts';
import { checkoutTerms } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { track } from '../../browser/events.ts';
import { trackMilestone } from '../../browser/milestones.ts';
import type { SeenOffer } from '../../browser/offer.ts';
import { randomId } from '../../browser/random-id.ts';
import { Modal } from '../../ui/modal.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { PlanSwitch } from './plan-switch.tsx';

export type PaymentModalProps = {
  readonly plan: Plan;
  readonly seen: SeenOffer;
  readonly onSelect: (planId: string) => void;
  readonly onClose: () => void;
};

export function PaymentModal({ plan, seen, onSelect, onClose }: PaymentModalProps) {
  const terms = checkoutTerms(plan, seen.state);
  const trackOpening = useEffectEvent(() => {
    trackMilestone({ kind: 'checkout-opened', id: randomId(), value: plan.introDiscount, currency: 'USD' });
    track('Step Viewed', { step_id: 'payment' });
  });
  useEffect(() => trackOpening(), []);
  return (
    <Modal title={paymentModalCopy.title} closeLabel={paymentModalCopy.close} onClose={onClose}>
      <PlanSwitch plan={plan} onSelect={onSelect} />
      <PlanSummary plan={plan} terms={terms} />
      <PaymentForm plan={plan} terms={terms} ended={seen.state.kind === 'over'} />
    </Modal>
  );
}
