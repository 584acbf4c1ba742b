import { useState } from 'react';
import { formFailures } from '../../content/pages/account.ts';
import { formCopy } from '../../content/pages/forms.ts';
import { type ApiResult, post } from '../browser/api.ts';
import { after } from '../browser/clock.ts';

export type SubmissionState = { readonly busy: boolean; readonly failure?: string | undefined };

/** `waitMs` is the minimum time before sending. The form keeps what was typed. */
export function useSubmission<T>(
  path: string,
): readonly [SubmissionState, (body: unknown, waitMs?: number) => Promise<ApiResult<T> | undefined>] {
  const [sending, setSending] = useState<SubmissionState>({ busy: false });
  const send = async (body: unknown, waitMs = 0) => {
    if (sending.busy) return undefined;
    setSending({ busy: true });
    if (waitMs > 0) await new Promise<void>((over) => after(waitMs, over));
    const result = await post<T>(path, body);
    setSending({ busy: false, failure: failureOf(result) });
    return result;
  };
  return [sending, send];
}

/** A refusal with fields is shown beside them. */
function failureOf(result: ApiResult<unknown>): string | undefined {
  if (result.ok) return undefined;
  if (result.reason === 'offline') return formCopy.offline;
  if (result.error.fields) return undefined;
  return result.error.code === 'too_many_requests' ? formFailures.tooMany : formCopy.refused;
}
