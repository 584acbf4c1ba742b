import { useCallback, useEffect, useRef, useState } from 'react';
import { pollBackoffMs } from '../../core/checkout/backoff.ts';
import { deliverAnswers } from '../browser/checkout.ts';
import { after } from '../browser/clock.ts';

const MAX_ATTEMPTS = 6;

export function useDelivery(sessionId: string): { readonly pending: boolean; readonly retry: () => void } {
  const [pending, setPending] = useState(false);
  const stop = useRef(() => {});
  const start = useCallback(() => {
    stop.current();
    stop.current = deliver(sessionId, setPending);
  }, [sessionId]);
  useEffect(() => {
    start();
    return () => stop.current();
  }, [start]);
  return { pending, retry: start };
}

function deliver(sessionId: string, onPending: (pending: boolean) => void): () => void {
  let stopped = false;
  let cancelRetry = () => {};
  const attempt = async (attempts: number) => {
    const delivered = await deliverAnswers(sessionId);
    if (stopped) return;
    onPending(!delivered);
    if (!delivered && attempts < MAX_ATTEMPTS) cancelRetry = after(pollBackoffMs(attempts), () => void attempt(attempts + 1));
  };
  void attempt(1);
  return () => {
    stopped = true;
    cancelRetry();
  };
}
