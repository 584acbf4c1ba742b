import { useEffect, useEffectEvent, useState } from 'react';
import { paymentModalCopy } from '../../../content/pages/payment-modal.ts';
import { betterTerms } from '../../../core/checkout/code.ts';
import { checkoutTerms, type DueAmounts, dueOf, type Terms, termsOf } from '../../../core/checkout/terms.ts';
import { currencyOf, type Plan } from '../../../core/plans/plan.ts';
import { track } from '../../browser/events.ts';
import { trackMilestone } from '../../browser/milestones.ts';
import type { SeenOffer } from '../../browser/offer.ts';
import { randomId } from '../../browser/random-id.ts';
import { Modal } from '../../ui/modal.tsx';
import { CodeLine } from './code/code-line.tsx';
import { type CodeState, useCode } from './code/use-code.ts';
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
  const code = useCode(currencyOf(plan));
  const { terms, version, correct } = useTerms(plan, seen, code);
  const trackOpening = useEffectEvent(() => {
    trackMilestone({ kind: 'checkout-opened', id: randomId(), value: plan.introDiscount, currency: currencyOf(plan) });
    track('Step Viewed', { step_id: 'payment' });
  });
  useEffect(() => trackOpening(), []);
  return (
    <Modal
      title={plan.once ? paymentModalCopy.titleOnce : paymentModalCopy.title}
      closeLabel={paymentModalCopy.close}
      onClose={onClose}
    >
      <PlanSwitch plan={plan} onSelect={onSelect} />
      <div className={summaryStyles.root} aria-live="polite">
        <PlanSummary key={version} plan={plan} terms={terms} />
      </div>
      <PaymentForm
        plan={plan}
        terms={terms}
        version={version}
        ended={seen.state.kind === 'over' && plan.introDiscount > 0 && terms.code === undefined}
        again={again}
        onPriceRefused={correct}
      >
        <CodeLine plan={plan} terms={terms} code={code} />
      </PaymentForm>
    </Modal>
  );
}

/** What the server would charge counts instead of the terms that it refused, until the offer, the plan or the code changes them. */
function useTerms(plan: Plan, seen: SeenOffer, { applied, remove }: CodeState) {
  // The latest stands first.
  const [corrections, setCorrections] = useState<readonly { readonly refused: string; readonly due: DueAmounts }[]>([]);
  const offered = checkoutTerms(plan, seen.state);
  const coded = applied?.terms[plan.id];
  const own = betterTerms(offered, coded && termsOf(plan, coded));
  const wording = wordingOf(plan, own);
  const corrected = corrections.find(({ refused }) => refused === wording)?.due;
  return {
    terms: corrected ? termsOf(plan, corrected) : own,
    version: `${wording} ${corrections.length}`,
    correct: (due: DueAmounts) => {
      const isWithoutCode = own.code !== undefined && due.code === undefined;
      if (isWithoutCode) remove();
      setCorrections([{ refused: isWithoutCode ? wordingOf(plan, offered) : wording, due }, ...corrections]);
    },
  };
}

function wordingOf({ id }: Plan, terms: Terms): string {
  const { dueNow, dueLater, currency, once, code } = dueOf(terms);
  return `${id} ${currency} ${dueNow} ${once ? 'once' : dueLater} ${code ? `${code.name} ${code.charges}` : ''}`;
}
