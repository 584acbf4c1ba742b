import type { Handlers } from '../../platform/jobs/queue.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { fraudWarningJobs } from './fraud-warnings.ts';
import { refundJobs } from './operator-refunds.ts';
import { pauseJobs } from './pause-jobs.ts';
import { processRequest } from './process-request.ts';
import { alignProvider } from './provider-address.ts';

type ManageJobs = Pick<Handlers, 'buyer-request' | 'customer-address' | 'end-pauses' | 'fraud-warning' | 'refund' | 'resume'>;

export function manageJobs(deps: SyncDeps): ManageJobs {
  return {
    ...fraudWarningJobs(deps),
    ...pauseJobs(deps),
    ...refundJobs(deps),
    async 'buyer-request'({ requestId }) {
      if (!(await processRequest(deps, requestId))) throw new Error(`Request ${requestId} is not carried out yet.`);
    },
    async 'customer-address'({ subscriptionId }) {
      if (!(await alignProvider(deps, subscriptionId)))
        throw new Error(`The provider does not take the address of ${subscriptionId} yet.`);
    },
  };
}
