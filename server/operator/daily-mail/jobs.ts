import type { Handlers } from '../../platform/jobs/queue.ts';
import type { OperatorDeps } from '../deps.ts';
import { sendDailyMails } from './send.ts';

export function dailyMailJobs(deps: Pick<OperatorDeps, 'db' | 'queue' | 'now'>): Pick<Handlers, 'daily-mails'> {
  return { 'daily-mails': () => sendDailyMails(deps) };
}
