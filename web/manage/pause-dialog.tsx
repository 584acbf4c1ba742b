import { useRef, useState } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import type { PauseChoice } from '../../core/subscriptions/alternatives.ts';
import { shownTerms } from '../browser/shown-terms.ts';
import fieldStyles from '../ui/field.module.css';
import { PricedText } from '../ui/priced-text.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { requestFailure } from './failure-text.ts';
import { monthsText, periodOf } from './labels.ts';
import managedStyles from './managed.module.css';
import { useSubscriptionRequest } from './queries.ts';

const copy = manageCopy.pause;

export function PauseDialog({ subscription, onDone, onClose }: DialogProps) {
  const request = useSubscriptionRequest(subscription.id);
  const [choice, setChoice] = useState<PauseChoice>();
  const [pressed, setPressed] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { planId, periodEnd, renewalAmount, currency, alternatives } = subscription;

  const confirm = () => {
    setPressed(true);
    if (!choice || !first.current) return first.current?.focus();
    const shown = shownTerms(first.current, { dueNow: 0, dueLater: renewalAmount, currency });
    request.mutate(
      { kind: 'pause', ...choice, shown },
      { onSuccess: () => onDone(fill(copy.done, { day: day(choice.resumesAt) })) },
    );
  };
  return (
    <ConfirmDialog
      title={copy.title}
      action={copy.action}
      busy={request.isPending}
      failure={requestFailure(request.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{fill(copy.lead, { day: day(periodEnd ?? 0) })}</p>
      <fieldset className={managedStyles.otherPlans} aria-describedby="pause-error">
        <legend className="visually-hidden">{copy.legend}</legend>
        {alternatives.pauses.map((each, index) => (
          <label key={each.months} className={managedStyles.otherPlan}>
            <input
              type="radio"
              name="months"
              ref={index === 0 ? first : null}
              checked={choice?.months === each.months}
              onChange={() => setChoice(each)}
            />
            <span className={managedStyles.otherPlanTitle}>{monthsText(each.months)}</span>
            <span>{fill(copy.until, { day: day(each.resumesAt) })}</span>
          </label>
        ))}
        <p className={fieldStyles.error} id="pause-error" role="alert">
          {pressed && !choice ? copy.choose : undefined}
        </p>
      </fieldset>
      {choice && (
        <p>
          <PricedText
            text={copy.terms}
            amounts={{ renewal: money(renewalAmount, currency) }}
            words={{ day: day(choice.resumesAt), period: periodOf(planId) }}
          />
        </p>
      )}
    </ConfirmDialog>
  );
}
