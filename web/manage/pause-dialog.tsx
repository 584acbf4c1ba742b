import { useRef, useState } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import type { PauseChoice } from '../../core/subscriptions/alternatives.ts';
import { shownTerms } from '../browser/shown-terms.ts';
import { PricedText } from '../ui/priced-text.tsx';
import { ChoiceList } from './choice-list.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { requestFailure } from './failure-text.ts';
import { monthsText, periodOf } from './labels.ts';
import { useSubscriptionRequest } from './queries.ts';

const copy = manageCopy.pause;

export function PauseDialog({ subscription, onDone, onClose }: DialogProps) {
  const request = useSubscriptionRequest(subscription.id);
  const [choice, setChoice] = useState<PauseChoice>();
  const [pressed, setPressed] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { planId, periodEnd, renewalAmount, currency, alternatives } = subscription;
  const { pauses } = alternatives;

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
      <ChoiceList
        legend={copy.legend}
        choices={pauses.map(({ months, resumesAt }) => ({
          id: String(months),
          title: monthsText(months),
          text: fill(copy.until, { day: day(resumesAt) }),
        }))}
        chosen={choice && String(choice.months)}
        onChoose={(id) => setChoice(pauses.find(({ months }) => String(months) === id))}
        first={first}
        error={pressed && !choice ? copy.choose : undefined}
      />
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
