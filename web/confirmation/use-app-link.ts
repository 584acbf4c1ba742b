import { useCallback, useEffect, useRef, useState } from 'react';
import type { AppLinkMailResponse, AppLinkResponse } from '../../core/api/app-links.ts';
import { pollBackoffMs } from '../../core/checkout/backoff.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { post } from '../browser/api.ts';
import { after } from '../browser/clock.ts';

const MAX_ATTEMPTS = 4;

type AppLinkState = { readonly kind: 'waiting' | 'failed' } | { readonly kind: 'here'; readonly link: AppLinkResponse };

/** Fetches a new link before the current one expires. */
export function useAppLink(sessionId: string): { readonly app: AppLinkState; readonly retry: () => void } {
  const [app, setApp] = useState<AppLinkState>({ kind: 'waiting' });
  const stop = useRef(() => {});
  const start = useCallback(() => {
    stop.current();
    setApp({ kind: 'waiting' });
    stop.current = fetchAppLinks(sessionId, setApp);
  }, [sessionId]);
  useEffect(() => {
    start();
    return () => stop.current();
  }, [start]);
  return { app, retry: start };
}

function fetchAppLinks(sessionId: string, onChange: (app: AppLinkState) => void): () => void {
  let stopped = false;
  let cancelNext = () => {};
  const attempt = async (attempts: number) => {
    const result = await post<AppLinkResponse>('/api/app-links', { sessionId });
    if (stopped) return;
    if (result.ok) {
      onChange({ kind: 'here', link: result.value });
      cancelNext = after((result.value.minutes - 5) * MINUTE_MS, () => void attempt(1));
    } else if (attempts < MAX_ATTEMPTS) cancelNext = after(pollBackoffMs(attempts), () => void attempt(attempts + 1));
    else onChange({ kind: 'failed' });
  };
  void attempt(1);
  return () => {
    stopped = true;
    cancelNext();
  };
}

type MailState = 'idle' | 'busy' | 'mailed' | 'tooMany' | 'failed';

export function useLinkMail(sessionId: string): readonly [MailState, () => void] {
  const [mailing, setMailing] = useState<MailState>('idle');
  const send = async () => {
    if (mailing === 'busy') return;
    setMailing('busy');
    const result = await post<AppLinkMailResponse>('/api/app-links/mails', { sessionId });
    if (result.ok) return setMailing('mailed');
    setMailing(result.reason === 'refused' && result.error.code === 'too_many_requests' ? 'tooMany' : 'failed');
  };
  return [mailing, () => void send()];
}
