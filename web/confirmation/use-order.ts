import { useEffect, useState } from 'react';
import { askAgainMs } from '../../core/checkout/patience.ts';
import { askCheckout } from '../browser/checkout.ts';
import { after } from '../browser/clock.ts';
import { track } from '../browser/events.ts';
import { reached } from '../browser/milestones.ts';
import { queryParameter } from '../browser/navigation.ts';

/** What is known of the order. `unknown`: no session, or one that is not this browser's. */
export type Order =
  | { readonly kind: 'asking' | 'failed' | 'unknown' }
  | { readonly kind: 'pending'; readonly asked: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'paid'; readonly sessionId: string; readonly email: string };

/** Asks about the session in the address until the answer is final, ever more patiently. */
export function useOrder(): Order {
  const [order, setOrder] = useState<Order>({ kind: 'asking' });
  useEffect(() => {
    const sessionId = queryParameter('session_id');
    if (!sessionId) return setOrder({ kind: 'unknown' });
    let left = false;
    let stop = () => {};
    const ask = async (asked: number) => {
      const next = await lookUp(sessionId, asked);
      if (left) return;
      setOrder(next);
      if (next.kind === 'paid') track('payment success', {}, { occasion: sessionId });
      if (next.kind === 'failed') track('Purchase Failed', { error_message: 'The payment failed.' }, { occasion: sessionId });
      if (next.kind === 'pending' || next.kind === 'offline') stop = after(askAgainMs(asked), () => void ask(asked + 1));
    };
    void ask(1);
    return () => {
      left = true;
      stop();
    };
  }, []);
  return order;
}

async function lookUp(sessionId: string, asked: number): Promise<Order> {
  const result = await askCheckout(sessionId);
  if (!result.ok) {
    const unknown = result.reason === 'refused' && ['not_found', 'invalid'].includes(result.error?.code);
    return { kind: unknown ? 'unknown' : 'offline' };
  }
  const { status, email, paid } = result.value;
  if (paid) reached({ kind: 'subscribed', ...paid });
  if (status === 'pending') return { kind: 'pending', asked };
  return status === 'paid' ? { kind: 'paid', sessionId, email } : { kind: 'failed' };
}
