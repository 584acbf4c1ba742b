import { useCallback, useEffect, useRef, useState } from 'react';
import { formCopy } from '../../../content/pages/forms.ts';
import { paymentModalCopy } from '../../../content/pages/payment-modal.ts';
import { messageForEvent } from '../../../core/analytics/limits.ts';
import type { CheckoutResponse } from '../../../core/api/checkout.ts';
import type { DueAmounts, ShownAmounts, Terms } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { priceKey } from '../../../core/plans/provider-keys.ts';
import type { ApiResult } from '../../browser/api.ts';
import { goToPayment, startCheckout } from '../../browser/checkout.ts';
import { after } from '../../browser/clock.ts';
import { track } from '../../browser/events.ts';
import { refetchOffer } from '../../browser/offer.ts';
import { onPageReturn } from '../../browser/page-return.ts';
import { checkoutOrder, confirmationData } from './checkout-order.ts';

/** By then the payment page has replaced this one, unless the browser cannot open it. */
const MAX_OPENING_MS = 30_000;

type Payment = { readonly plan: Plan; readonly terms: Terms; readonly onPriceRefused: (due: DueAmounts) => void };

type Problem = { readonly text: string; readonly asks?: 'another' | undefined };

export function usePayment({ plan, terms, onPriceRefused }: Payment) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const busy = useRef(false);
  const closed = useRef(false);
  const opening = useRef<() => void>(undefined);

  const rest = useCallback(() => {
    opening.current?.();
    busy.current = false;
    setWorking(false);
  }, []);
  useEffect(() => onPageReturn(rest), [rest]);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
      opening.current?.();
    };
  }, []);

  const pay = async (email: string, shown: ShownAmounts, another = false) => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    setProblem(undefined);
    track('Subscribe Clicked', { price_id: priceKey(plan, terms) });
    const result = await startCheckout(checkoutOrder({ plan, email, shown, another }));
    if (closed.current) return;
    if (result.ok) {
      track('Checkout Opened', { price_id: priceKey(plan, terms) });
      opening.current = after(MAX_OPENING_MS, () => {
        setProblem({ text: paymentModalCopy.unopened });
        rest();
      });
      return goToPayment(result.value.url, confirmationData(plan, terms, email));
    }
    if (result.reason === 'refused' && result.error?.code === 'conflict') await refetchOffer();
    if (result.reason === 'refused' && result.error.terms) onPriceRefused(result.error.terms);
    const problem = problemOf(result);
    const error_message = messageForEvent(problem.text);
    track('Subscribe Failed', { error_message });
    track('Purchase Failed', { error_message, reason: reasonOf(result) });
    setProblem(problem);
    rest();
  };
  return { working, problem, pay };
}

type Failure = Exclude<ApiResult<CheckoutResponse>, { ok: true }>;

/** The server is reached while the payment provider is not. */
function reasonOf(result: Failure): 'unreachable' | 'refused' {
  return result.reason === 'offline' || result.error.code === 'unavailable' ? 'unreachable' : 'refused';
}

function problemOf(result: Failure): Problem {
  if (result.reason === 'offline') return { text: formCopy.offline };
  const isShown = ['conflict', 'unavailable', 'invalid'].includes(result.error?.code);
  return isShown ? { text: result.error.message, asks: result.error.asks } : { text: formCopy.refused };
}
