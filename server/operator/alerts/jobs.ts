import type { Handlers } from '../../platform/jobs/queue.ts';
import { sendDailyMails } from '../daily-mail/send.ts';
import { type AlertJobDeps, judgeAlerts } from './judge.ts';

export function alertJobs(deps: AlertJobDeps): Pick<Handlers, 'judge-alerts' | 'daily-mails'> {
  return {
    'judge-alerts': () => judgeAlerts(deps),
    'daily-mails': () => sendDailyMails(deps),
  };
}
