import type { LeadRequest } from '../../core/api/leads.ts';
import { post } from './api.ts';
import { read, remove, write } from './storage.ts';

const KEY = 'owedLead';
let sending = false;

export function sendLead(lead: LeadRequest): void {
  write(KEY, lead);
  void flushLead();
}

/** A lead that the server refuses as invalid is dropped. */
export async function flushLead(): Promise<void> {
  const lead = read(KEY);
  if (!lead || sending) return;
  sending = true;
  const result = await post('/api/addUserToMailchimp', lead);
  sending = false;
  // Another lead was entered meanwhile.
  if (JSON.stringify(read(KEY)) !== JSON.stringify(lead)) return flushLead();
  const isFinal = result.ok || (result.reason === 'refused' && result.error?.code === 'invalid');
  if (isFinal) remove(KEY);
}
