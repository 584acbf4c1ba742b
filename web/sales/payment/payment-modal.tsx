import { useEffect, useEffectEvent, useState } from 'react';
import { paymentModalCopy } from '../../../content/pages/payment-modal.ts';
import { checkoutTerms, type DueAmounts, dueOf, termsOf } from '../../../core/checkout/terms.ts';
import { CURRENCY, type Plan } from '../../../core/plans/plan.ts';
import { track } from '../../browser/events.ts';
import { trackMilestone } from '../../browser/milestones.ts';
import type { SeenOffer } from '../../browser/offer.ts';
import { randomId } from '../../browser/random-id.ts';
import { Modal } from '../../ui/modal.tsx';
import { PaymentForm } from './payment-form.tsx';
import summaryStyles from './plan-summary.module.css';
import { PlanSummary } from './plan-summary.tsx';
import { PlanSwitch } from './plan-switch.tsx';

export type PaymentModalProps = {
  readonly plan: Plan;
  readonly seen: SeenOffer;
  /** Somebody who has a plan wants another. */
  readonly again?: boolean;
  readonly onSelect: (planId: string) => void;
  readonly onClose: () => void;
};

export function PaymentModal({ plan, seen, again = false, onSelect, onClose }: PaymentModalProps) {
  const { terms, version, correct } = useTerms(plan, seen);
  const trackOpening = useEffectEvent(() => {
    trackMilestone({ kind: 'checkout-opened', id: randomId(), value: plan.introDiscount, currency: CURRENCY });
    track('Step Viewed', { step_id: 'payment' });
  });
  useEffect(() => trackOpening(), []);
  return (
    <Modal title={paymentModalCopy.title} closeLabel={paymentModalCopy.close} onClose={onClose}>
      <PlanSwitch plan={plan} onSelect={onSelect} />
      <div className={summaryStyles.root} aria-live="polite">
        <PlanSummary key={version} plan={plan} terms={terms} />
      </div>
      <PaymentForm
        plan={plan}
        terms={terms}
        version={version}
        ended={seen.state.kind === 'over'}
        again={again}
        onPriceRefused={correct}
      />
    </Modal>
  );
}

/** What the server would charge counts instead of the terms that it refused, until the offer or the plan changes them. */
function useTerms(plan: Plan, seen: SeenOffer) {
  // The latest stands first.
  const [corrections, setCorrections] = useState<readonly { readonly refused: string; readonly due: DueAmounts }[]>([]);
  const own = checkoutTerms(plan, seen.state);
  const { dueNow, dueLater } = dueOf(own);
  const wording = `${plan.id} ${dueNow} ${dueLater}`;
  const corrected = corrections.find(({ refused }) => refused === wording)?.due;
  return {
    terms: corrected ? termsOf(plan, corrected) : own,
    version: `${wording} ${corrections.length}`,
    correct: (due: DueAmounts) => setCorrections([{ refused: wording, due }, ...corrections]),
  };
}
