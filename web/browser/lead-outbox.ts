import type { LeadRequest } from '../../core/api/leads.ts';
import { post } from './api.ts';
import { read, remove, write } from './storage.ts';

const KEY = 'owedLead';
let sending = false;

/** Keeps the lead as owed and sends it, without making anybody wait. */
export function sendLead(lead: LeadRequest): void {
  write(KEY, lead);
  void flushLead();
}

/** Sends the lead that an earlier try could not deliver; one that the server will never take is dropped. */
export async function flushLead(): Promise<void> {
  const lead = read(KEY);
  if (!lead || sending) return;
  sending = true;
  const result = await post('/api/addUserToMailchimp', lead);
  sending = false;
  // Another was left meanwhile.
  if (JSON.stringify(read(KEY)) !== JSON.stringify(lead)) return flushLead();
  const isFinal = result.ok || (result.reason === 'refused' && result.error?.code === 'invalid');
  if (isFinal) remove(KEY);
}
