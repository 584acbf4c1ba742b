import { useRef, useState } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { shownAmounts } from '../../core/checkout/terms.ts';
import { fill } from '../../core/presentation/fill.ts';
import { randomId } from '../browser/random-id.ts';
import { shownTerms } from '../browser/shown-terms.ts';
import { PricedText } from '../ui/priced-text.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { requestFailure } from './failure-text.ts';
import { discountCopy, discountText } from './labels.ts';
import { useSubscriptionRequest } from './queries.ts';

const copy = manageCopy.discount;

export function DiscountDialog({ subscription, onDone, onClose }: DialogProps) {
  const request = useSubscriptionRequest(subscription.id);
  const [offerId] = useState(randomId);
  const text = useRef<HTMLParagraphElement>(null);
  const { alternatives, planId, periodEnd } = subscription;
  const { discount } = alternatives;
  if (!discount) return null;
  const { words, amounts } = discountText(discount, planId, periodEnd ?? 0);
  const offer = discountCopy(discount);
  const confirm = () => {
    if (!text.current) return;
    request.mutate(
      { kind: 'discount', offerId, shown: shownTerms(text.current, shownAmounts(discount.terms)) },
      { onSuccess: () => onDone(fill(copy.done, { price: amounts.price, day: words.day })) },
    );
  };
  return (
    <ConfirmDialog
      title={fill(offer.title, words)}
      action={copy.action}
      back={copy.back}
      busy={request.isPending}
      failure={requestFailure(request.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p ref={text}>
        <PricedText text={offer.text} amounts={amounts} words={words} />
      </p>
      <p>{copy.keeps}</p>
    </ConfirmDialog>
  );
}
