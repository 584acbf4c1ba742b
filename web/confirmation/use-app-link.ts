import { useCallback, useEffect, useState } from 'react';
import type { AppLinkMailResponse, AppLinkResponse } from '../../core/api/app-links.ts';
import { askAgainMs } from '../../core/checkout/patience.ts';
import { post } from '../browser/api.ts';
import { after } from '../browser/clock.ts';

const TRIES = 4;

export type AppLink = { readonly kind: 'waiting' | 'failed' } | { readonly kind: 'here'; readonly link: AppLinkResponse };

const MINUTE_MS = 60_000;

/** Asks for the link as soon as the payment is known, a few times if need be, and for another before it is too old. */
export function useAppLink(sessionId: string): { readonly app: AppLink; readonly retry: () => void } {
  const [app, setApp] = useState<AppLink>({ kind: 'waiting' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    let stop = () => {};
    const ask = async (asked: number) => {
      const result = await post<AppLinkResponse>('/api/app-links', { sessionId });
      if (left) return;
      if (result.ok) {
        setApp({ kind: 'here', link: result.value });
        stop = after((result.value.minutes - 5) * MINUTE_MS, () => void ask(1));
        return;
      }
      if (asked < TRIES) stop = after(askAgainMs(asked), () => void ask(asked + 1));
      else setApp({ kind: 'failed' });
    };
    setApp({ kind: 'waiting' });
    void ask(1);
    return () => {
      left = true;
      stop();
    };
  }, [sessionId, round]);
  return { app, retry: useCallback(() => setRound((before) => before + 1), []) };
}

export type Mailing = 'idle' | 'busy' | 'mailed' | 'tooMany' | 'failed';

/** Mails the link to the address that the order has. */
export function useLinkMail(sessionId: string): readonly [Mailing, () => void] {
  const [mailing, setMailing] = useState<Mailing>('idle');
  const send = async () => {
    if (mailing === 'busy') return;
    setMailing('busy');
    const result = await post<AppLinkMailResponse>('/api/app-links/mails', { sessionId });
    if (result.ok) return setMailing('mailed');
    setMailing(result.reason === 'refused' && result.error.code === 'too_many_requests' ? 'tooMany' : 'failed');
  };
  return [mailing, () => void send()];
}
