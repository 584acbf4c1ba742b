import type { Handlers } from '../../platform/jobs/queue.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { processRequest } from './process-request.ts';

export function manageJobs(deps: SyncDeps): Pick<Handlers, 'buyer-request'> {
  return {
    async 'buyer-request'({ requestId }) {
      if (!(await processRequest(deps, requestId))) throw new Error(`Request ${requestId} is not carried out yet.`);
    },
  };
}
