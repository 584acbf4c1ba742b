import type { Db } from '../../../platform/db/client.ts';
import type { Handlers } from '../../../platform/jobs/queue.ts';
import { countEvents } from './count.ts';

const MAX_MS = 60_000;

export function reportJobs({ db, now }: { readonly db: Db; readonly now: () => Date }): Pick<Handlers, 'count-events'> {
  return {
    'count-events': async () => void (await countEvents(db, now, now().getTime() + MAX_MS)),
  };
}
