import type { ConsentRequest } from '../../core/api/consents.ts';
import { post } from './api.ts';
import { createRetry } from './retry.ts';
import { read, remove, write } from './storage.ts';

const KEY = 'owedConsents';
const retry = createRetry(() => void flushConsents());
let sending = false;

export function sendConsent(consent: ConsentRequest): void {
  write(KEY, [...pendingConsents(), consent]);
  void flushConsents();
}

/** In the order they were made. A choice that the server refuses as invalid is dropped. */
export async function flushConsents(): Promise<void> {
  if (sending) return;
  sending = true;
  for (let [next] = pendingConsents(); next; [next] = pendingConsents()) {
    const result = await post('/api/consents', next);
    if (!result.ok && !(result.reason === 'refused' && result.error.code === 'invalid')) break;
    const rest = pendingConsents().filter(({ id }) => id !== next?.id);
    if (rest.length > 0) write(KEY, rest);
    else remove(KEY);
  }
  sending = false;
  if (pendingConsents().length > 0) retry.schedule();
  else retry.reset();
}

function pendingConsents(): readonly ConsentRequest[] {
  const stored = read(KEY);
  return Array.isArray(stored) ? stored : [];
}
