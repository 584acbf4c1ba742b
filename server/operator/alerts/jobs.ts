import type { Handlers } from '../../platform/jobs/queue.ts';
import { type AlertJobDeps, evaluateAlerts } from './evaluate.ts';

export function alertJobs(deps: AlertJobDeps): Pick<Handlers, 'judge-alerts'> {
  return { 'judge-alerts': () => evaluateAlerts(deps) };
}
