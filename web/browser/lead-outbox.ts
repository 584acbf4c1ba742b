import type { LeadRequest } from '../../core/api/leads.ts';
import { post } from './api.ts';
import { createRetry } from './retry.ts';
import { read, remove, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

/** `unsent` is retried, `refused` is final. */
type LeadFailure = 'unsent' | 'refused';

const KEY = 'owedLead';
const failureStore = createStore<LeadFailure | undefined>(undefined);
const retry = createRetry(() => void flushLead());
let sending = false;

export function useLeadFailure(): LeadFailure | undefined {
  return useStore(failureStore);
}

export function sendLead(lead: LeadRequest): void {
  write(KEY, lead);
  failureStore.set(undefined);
  void flushLead();
}

/** A lead that the server refuses as invalid is dropped. */
export async function flushLead(): Promise<void> {
  const lead = read(KEY);
  // Another tab has sent it.
  if (!lead && failureStore.get() === 'unsent') failureStore.set(undefined);
  if (!lead || sending) return;
  sending = true;
  const result = await post('/api/addUserToMailchimp', lead);
  sending = false;
  // Another lead was entered meanwhile.
  if (JSON.stringify(read(KEY)) !== JSON.stringify(lead)) return flushLead();
  const isRefused = !result.ok && result.reason === 'refused' && result.error.code === 'invalid';
  if (result.ok || isRefused) {
    remove(KEY);
    retry.reset();
  } else retry.schedule();
  failureStore.set(result.ok ? undefined : isRefused ? 'refused' : 'unsent');
}
