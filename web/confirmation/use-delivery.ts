import { useCallback, useEffect, useRef, useState } from 'react';
import { askAgainMs } from '../../core/checkout/patience.ts';
import { deliverAnswers } from '../browser/checkout.ts';
import { after } from '../browser/clock.ts';

const TRIES = 6;

/** Hands the stored answers over, and tries again by itself a few times. `owed` once it has failed, until it succeeds. */
export function useDelivery(sessionId: string): { readonly owed: boolean; readonly retry: () => void } {
  const [owed, setOwed] = useState(false);
  const stop = useRef(() => {});
  const start = useCallback(() => {
    stop.current();
    stop.current = deliver(sessionId, setOwed);
  }, [sessionId]);
  useEffect(() => {
    start();
    return () => stop.current();
  }, [start]);
  return { owed, retry: start };
}

/** Calls `onOwed` after every attempt. Returns the way to stop. */
function deliver(sessionId: string, onOwed: (owed: boolean) => void): () => void {
  let stopped = false;
  let cancelRetry = () => {};
  const attempt = async (attempts: number) => {
    const delivered = await deliverAnswers(sessionId);
    if (stopped) return;
    onOwed(!delivered);
    if (!delivered && attempts < TRIES) cancelRetry = after(askAgainMs(attempts), () => void attempt(attempts + 1));
  };
  void attempt(1);
  return () => {
    stopped = true;
    cancelRetry();
  };
}
