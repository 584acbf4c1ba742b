import { post } from './api.ts';
import { read, remove, write } from './storage.ts';

const KEY = 'owedLead';
let sending = false;

/** Keeps the address as owed and sends it, without making anybody wait. */
export function sendLead(email: string): void {
  write(KEY, email);
  void sendOwedLead();
}

/** Sends the address that an earlier try could not deliver; one that the server will never take is dropped. */
export async function sendOwedLead(): Promise<void> {
  const email = read(KEY);
  if (typeof email !== 'string' || sending) return;
  sending = true;
  const result = await post('/api/addUserToMailchimp', { email });
  sending = false;
  const settled = result.ok || (result.reason === 'refused' && result.error?.code === 'invalid');
  if (settled && read(KEY) === email) remove(KEY);
}
