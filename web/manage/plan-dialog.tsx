import { useRef, useState } from 'react';
import { manageCopy, planChange } from '../../content/pages/manage.ts';
import { plans } from '../../content/plans.ts';
import { amountsOf, regularTerms } from '../../core/checkout/terms.ts';
import { findPlan, otherPlans, type Plan, plansIn } from '../../core/plans/plan.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { planChangeTerms, withPaidPrice } from '../../core/subscriptions/plan-change.ts';
import { shownTerms } from '../browser/shown-terms.ts';
import { ConsentCheckbox } from '../ui/consent-checkbox.tsx';
import { PricedText } from '../ui/priced-text.tsx';
import { ChoiceList } from './choice-list.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { requestFailure } from './failure-text.ts';
import { periodOf } from './labels.ts';
import { useSubscriptionRequest } from './queries.ts';

const copy = manageCopy.plan;

export function PlanDialog({ subscription, insteadOfCancelling, onDone, onClose }: DialogProps) {
  const request = useSubscriptionRequest(subscription.id);
  const priced = plansIn(plans, subscription.currency);
  const smaller = insteadOfCancelling ? findPlan(priced, subscription.alternatives.smallerPlan ?? '') : undefined;
  const [plan, setPlan] = useState(smaller);
  const [agreed, setAgreed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const firstPlan = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { periodEnd, unpaidSince, until } = subscription;
  const startsOn = periodEnd ?? 0;

  const choose = (other: Plan | undefined) => {
    setPlan(other);
    // A consent to one price does not cover another.
    setAgreed(false);
  };
  const confirm = () => {
    setPressed(true);
    if (!plan) return firstPlan.current?.focus();
    if (!agreed || !box.current) return box.current?.focus();
    request.mutate(
      {
        kind: 'plan-change',
        planId: plan.id,
        shown: shownTerms(box.current, planChangeTerms(plan)),
        consent: { version: planChange.version, renewal: true },
        ...(plan.id === smaller?.id && { insteadOfCancelling: true }),
      },
      { onSuccess: () => onDone(fill(copy.done, { day: day(startsOn) })) },
    );
  };
  const others = otherPlans(priced, subscription.planId).map((each) => withPaidPrice(each, until));
  return (
    <ConfirmDialog
      title={copy.title}
      action={copy.action}
      busy={request.isPending}
      failure={requestFailure(request.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {unpaidSince === null
          ? fill(copy.lead, { day: day(startsOn, 'UTC') })
          : fill(copy.leadUnpaid, { day: day(startsOn, 'UTC'), since: day(unpaidSince, 'UTC') })}
      </p>
      <ChoiceList
        legend={copy.legend}
        choices={others.map((other) => ({
          id: other.id,
          title: other.title,
          text: fill(copy.price, { price: amountsOf(regularTerms(other)).price, period: periodOf(other.id) }),
        }))}
        chosen={plan?.id}
        onChoose={(id) => choose(findPlan(others, id))}
        first={firstPlan}
        error={pressed && !plan ? copy.choose : undefined}
      />
      {plan && (
        <ConsentCheckbox
          name="renewal"
          text={
            <PricedText
              text={planChange.renewal}
              amounts={amountsOf(regularTerms(plan))}
              words={{ plan: plan.title, period: periodOf(plan.id), day: day(startsOn, 'UTC') }}
            />
          }
          agreed={agreed}
          onChange={setAgreed}
          error={pressed && !agreed ? copy.agree : undefined}
          inputRef={box}
        />
      )}
    </ConfirmDialog>
  );
}
