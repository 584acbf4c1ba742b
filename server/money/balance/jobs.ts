import type { Handlers } from '../../platform/jobs/queue.ts';
import type { SyncDeps } from '../subscriptions/sync.ts';
import { importBalance } from './import.ts';
import { linkCharges } from './link-charges.ts';
import { linkPayouts } from './link-payouts.ts';

const MAX_MS = 60_000;
const PAUSE_MS = 5_000;

/** What the provider refuses throws, so that the job is retried; what was imported until then stays. */
export function balanceJobs(deps: SyncDeps): Pick<Handlers, 'import-balance'> {
  return {
    async 'import-balance'() {
      const { db, queue, now } = deps;
      const caughtUp = await importBalance(deps, now().getTime() + MAX_MS);
      if (!caughtUp) return queue.add(db, 'import-balance', {}, { waitMs: PAUSE_MS });
      await linkPayouts(deps);
      await linkCharges(deps);
    },
  };
}
