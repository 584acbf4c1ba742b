import { useState } from 'react';
import { formCopy } from '../../content/pages/forms.ts';
import { manageCopy } from '../../content/pages/manage.ts';
import type { SubscriptionRequest, SubscriptionRequestResponse } from '../../core/api/manage.ts';
import { post } from '../browser/api.ts';

/** Longer than a slow payment provider takes. */
const TIMEOUT_MS = 60_000;

export type Asking = {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Undefined when it failed; the problem says why. */
  readonly ask: (request: SubscriptionRequest) => Promise<SubscriptionRequestResponse | undefined>;
};

/** Asks for something to be done with a subscription, one thing at a time. Asking again is safe: nothing is done twice. */
export function useRequest(subscriptionId: string, onSignedOut: () => void): Asking {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask: Asking['ask'] = async (request) => {
    if (busy) return undefined;
    setBusy(true);
    setProblem(undefined);
    const path = `/api/manage/subscriptions/${encodeURIComponent(subscriptionId)}/requests`;
    const result = await post<SubscriptionRequestResponse>(path, request, { timeoutMs: TIMEOUT_MS });
    setBusy(false);
    if (result.ok) return result.value;
    if (result.reason === 'offline') setProblem(manageCopy.failed);
    else if (result.error.code === 'signed_out') onSignedOut();
    else setProblem(result.error.code === 'internal' ? formCopy.refused : result.error.message);
    return undefined;
  };
  return { busy, problem, ask };
}
