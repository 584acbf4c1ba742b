import { useRef } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { day } from '../../core/presentation/day.ts';
import { money } from '../../core/presentation/money.ts';
import { shownTerms } from '../browser/shown-terms.ts';
import { PricedText } from '../ui/priced-text.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { requestFailure } from './failure-text.ts';
import { periodOf } from './labels.ts';
import { useSubscriptionRequest } from './queries.ts';

const copy = manageCopy.resume;

export function ResumeDialog({ subscription, onDone, onClose }: DialogProps) {
  const request = useSubscriptionRequest(subscription.id);
  const terms = useRef<HTMLParagraphElement>(null);
  const { planId, periodEnd, resumption: due } = subscription;
  if (!due) return null;
  const { dueNow, dueLater, currency } = due;
  const confirm = () => {
    if (!terms.current) return;
    request.mutate(
      { kind: 'resume', shown: shownTerms(terms.current, due) },
      { onSuccess: ({ outcome }) => onDone(outcome === 'declined' ? copy.declined : copy.done) },
    );
  };
  return (
    <ConfirmDialog
      title={copy.title}
      action={copy.action}
      back={copy.back}
      busy={request.isPending}
      failure={requestFailure(request.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p ref={terms}>
        <PricedText
          text={dueNow > 0 ? copy.textCharged : copy.text}
          amounts={{ price: money(dueNow, currency), renewal: money(dueLater, currency) }}
          words={{ day: day(periodEnd ?? 0), period: periodOf(planId) }}
        />
      </p>
    </ConfirmDialog>
  );
}
