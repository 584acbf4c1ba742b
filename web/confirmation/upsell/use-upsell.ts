import { useCallback, useEffect, useRef, useState } from 'react';
import { upsellCopy as copy } from '../../../content/pages/upsell.ts';
import type { UpsellRequest, UpsellResponse } from '../../../core/api/upsells.ts';
import { pollBackoffMs } from '../../../core/checkout/backoff.ts';
import { post } from '../../browser/api.ts';
import { TIMEOUT_MS } from '../../browser/checkout.ts';
import { after } from '../../browser/clock.ts';

type Answer = UpsellRequest extends infer Call ? (Call extends UpsellRequest ? Omit<Call, 'sessionId'> : never) : never;

type UpsellOffer = {
  /** Undefined until the server has said what is offered. */
  readonly offer: UpsellResponse | undefined;
  readonly working: Answer['answer'] | undefined;
  readonly problem: string | undefined;
  readonly answer: (answer: Answer) => void;
};

/** What was answered in another tab, or at the bank, is seen with the next question. */
export function useUpsell(sessionId: string): UpsellOffer {
  const [offer, setOffer] = useState<UpsellResponse>();
  const [working, setWorking] = useState<Answer['answer']>();
  const [problem, setProblem] = useState<string>();
  const busy = useRef(false);
  const ask = useCallback(
    (answer: Answer) => post<UpsellResponse>('/api/upsells', { sessionId, ...answer }, { timeoutMs: TIMEOUT_MS }),
    [sessionId],
  );

  const isPending = offer === undefined || offer.state === 'pending';
  useEffect(() => {
    if (!isPending) return;
    let cancelled = false;
    let stop = () => {};
    const poll = async (attempts: number) => {
      const seen = await ask({ answer: 'seen' });
      if (cancelled) return;
      if (seen.ok) setOffer(seen.value);
      const isOver = seen.ok ? seen.value.state !== 'pending' : seen.reason === 'refused';
      if (!isOver) stop = after(pollBackoffMs(attempts), () => void poll(attempts + 1));
    };
    void poll(1);
    return () => {
      cancelled = true;
      stop();
    };
  }, [ask, isPending]);

  const answer = async (given: Answer) => {
    if (busy.current) return;
    busy.current = true;
    setWorking(given.answer);
    setProblem(undefined);
    const result = await ask(given);
    busy.current = false;
    setWorking(undefined);
    if (result.ok) return setOffer(result.value);
    // The press may have arrived although its answer did not, so the server is asked before anything is offered again.
    if (result.reason === 'offline' && given.answer === 'yes') setOffer({ state: 'pending' });
    else setProblem(result.reason === 'refused' ? result.error.message : copy.failed);
  };
  return { offer, working, problem, answer: (given) => void answer(given) };
}
