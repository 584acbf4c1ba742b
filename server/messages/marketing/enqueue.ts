import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { findConsentingLead } from './store.ts';

export async function enqueueListUpdate(tx: Db, queue: Queue, email: string): Promise<void> {
  if (await findConsentingLead(tx, email)) await queue.add(tx, 'list-member', { email }, { subject: email });
}

export async function enqueueQuizReminder(tx: Db, queue: Queue, email: string, hours: number): Promise<void> {
  if (hours === 0) return;
  await queue.add(tx, 'abandoned-quiz', { email }, { waitMs: hours * HOUR_MS });
}
