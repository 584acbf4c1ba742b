import { useEffect, useState } from 'react';
import { askAgainMs } from '../../core/checkout/patience.ts';
import { deliverAnswers } from '../browser/checkout.ts';
import { after } from '../browser/clock.ts';

const TRIES = 6;

/** Hands the stored answers over, and tries again by itself a few times. `owed` once it has failed, until it succeeds. */
export function useDelivery(sessionId: string): { readonly owed: boolean; readonly retry: () => void } {
  const [owed, setOwed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    let stop = () => {};
    const deliver = async (tried: number) => {
      const delivered = await deliverAnswers(sessionId);
      if (left) return;
      setOwed(!delivered);
      if (!delivered && tried < TRIES) stop = after(askAgainMs(tried), () => void deliver(tried + 1));
    };
    void deliver(1);
    return () => {
      left = true;
      stop();
    };
  }, [sessionId, round]);
  return { owed, retry: () => setRound(round + 1) };
}
