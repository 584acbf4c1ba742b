import type { Handlers } from '../../platform/jobs/queue.ts';
import { type AlertJobDeps, judgeAlerts } from './judge.ts';

export function alertJobs(deps: AlertJobDeps): Pick<Handlers, 'judge-alerts'> {
  return { 'judge-alerts': () => judgeAlerts(deps) };
}
