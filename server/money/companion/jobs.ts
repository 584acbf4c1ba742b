import type { CompanionPort } from '../../../adapters/companion/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { isLead } from '../../visitors/leads/store.ts';
import { findQuestionAnswers } from '../../visitors/submissions/store.ts';

export type CompanionJobDeps = { readonly db: Db; readonly companion: CompanionPort };

/** Answers erased in the meantime are not delivered. */
export function companionJobs({
  db,
  companion,
}: CompanionJobDeps): Pick<Handlers, 'app-answers' | 'app-deletion' | 'app-subscriber' | 'app-subscription'> {
  return {
    async 'app-answers'({ submissionKey }, { id }) {
      const answers = await findQuestionAnswers(db, submissionKey);
      if (answers) assertDelivered(await companion.receiveAnswers(id, answers));
    },
    async 'app-subscription'(notice, { id }) {
      assertDelivered(await companion.notifySubscription(id, notice));
    },
    async 'app-deletion'({ email }, { id }) {
      assertDelivered(await companion.deleteUser(id, email));
    },
    async 'app-subscriber'({ email }, { id }) {
      if (await isLead(db, email)) assertDelivered(await companion.addSubscriber(id, email));
    },
  };
}
