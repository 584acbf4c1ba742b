import { useEffect, useState } from 'react';
import type { CheckoutStatusResponse } from '../../core/api/checkout.ts';
import { pollBackoffMs } from '../../core/checkout/backoff.ts';
import { saveBoughtPlan } from '../browser/bought-plan.ts';
import { fetchCheckout } from '../browser/checkout.ts';
import { after } from '../browser/clock.ts';
import { track } from '../browser/events.ts';
import { trackMilestone } from '../browser/milestones.ts';
import { queryParameter } from '../browser/navigation.ts';

export type PaidState = Pick<
  CheckoutStatusResponse,
  'email' | 'planId' | 'trial' | 'accessUntil' | 'upsell' | 'paid' | 'renewal'
> & {
  readonly kind: 'paid';
  readonly sessionId: string;
};

/** `unknown`: no session, or the session of another browser. */
export type OrderState =
  | { readonly kind: 'asking' | 'failed' | 'unknown' }
  | { readonly kind: 'pending'; readonly attempts: number }
  | { readonly kind: 'offline' | 'processing' | 'refused' }
  | { readonly kind: 'duplicate'; readonly kept: CheckoutStatusResponse['kept'] | undefined }
  | PaidState;

export function useOrder(): OrderState {
  const [order, setOrder] = useState<OrderState>({ kind: 'asking' });
  useEffect(() => {
    const sessionId = queryParameter('session_id');
    if (!sessionId) return setOrder({ kind: 'unknown' });
    let cancelled = false;
    let stop = () => {};
    const poll = async (attempts: number) => {
      const next = await fetchOrder(sessionId, attempts);
      if (cancelled) return;
      setOrder(next);
      if (next.kind === 'paid') track('payment success', {}, { occasion: sessionId });
      if (next.kind === 'pending' || next.kind === 'processing' || next.kind === 'offline')
        stop = after(pollBackoffMs(attempts), () => void poll(attempts + 1));
    };
    void poll(1);
    return () => {
      cancelled = true;
      stop();
    };
  }, []);
  return order;
}

async function fetchOrder(sessionId: string, attempts: number): Promise<OrderState> {
  const result = await fetchCheckout(sessionId);
  if (!result.ok) {
    const unknown = result.reason === 'refused' && ['not_found', 'invalid'].includes(result.error?.code);
    return { kind: unknown ? 'unknown' : 'offline' };
  }
  const { status, planId, paid, accessUntil, kept } = result.value;
  if (status === 'paid' && paid) {
    trackMilestone({ kind: 'subscribed', ...paid });
    saveBoughtPlan({ planId, sessionId, periodEnd: null, renews: accessUntil === undefined });
  }
  if (status === 'paid') return { ...result.value, kind: status, sessionId };
  if (status === 'pending') return { kind: status, attempts };
  if (status === 'duplicate') return { kind: status, kept };
  return { kind: status === 'processing' || status === 'refused' ? status : 'failed' };
}
