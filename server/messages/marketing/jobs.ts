import type { ListPort } from '../../../adapters/list/port.ts';
import type { Db } from '../../platform/db/client.ts';
import { furtherFunnelId } from '../../platform/further-funnels.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import type { Handlers, Queue } from '../../platform/jobs/queue.ts';
import { findConsentingLead, hasBought, markReminded, runningPlan } from './store.ts';

export type MarketingJobDeps = {
  readonly db: Db;
  readonly queue: Queue;
  readonly list: Omit<ListPort, 'try'>;
  /** The companion app manages the list when no list service is configured. */
  readonly listInApp: boolean;
  /** 0 disables reminders. */
  readonly abandonedQuizHours: number;
  readonly now: () => Date;
};

/** Jobs read the lead when they run, so that a delayed job sends no old data. */
export function marketingJobs(deps: MarketingJobDeps): Pick<Handlers, 'list-member' | 'list-removal' | 'abandoned-quiz'> {
  const { db, queue, list } = deps;
  return {
    async 'list-member'({ email }) {
      const lead = await findConsentingLead(db, email);
      if (!lead || (lead.confirmed_at === null && lead.unsubscribed_at === null)) return;
      if (deps.listInApp)
        return lead.unsubscribed_at ? undefined : queue.add(db, 'app-subscriber', { email }, { key: email, subject: email });
      assertDelivered(
        lead.unsubscribed_at ? await list.unsubscribe(email) : await list.save({ email, plan: await runningPlan(db, email) }),
      );
    },
    async 'list-removal'({ email }) {
      assertDelivered(await list.remove(email));
    },
    'abandoned-quiz': ({ email }) => remindOfQuiz(deps, email),
  };
}

/** The list may know of a departure, a complaint or a failed address that its webhook has not told. */
async function remindOfQuiz({ db, queue, list, abandonedQuizHours, now }: MarketingJobDeps, email: string): Promise<void> {
  const lead = await findConsentingLead(db, email);
  if (abandonedQuizHours === 0 || !lead?.confirmed_at || lead.unsubscribed_at || (await hasBought(db, email))) return;
  const member = await list.membership(email);
  assertDelivered(member);
  if (member.ok && !member.subscribed) return;
  const funnel = furtherFunnelId(lead.funnel);
  const facts = { unsubscribeToken: lead.unsubscribe_token, ...(funnel !== null && { funnel }) };
  await db.transaction().execute(async (tx) => {
    if (await markReminded(tx, email, now())) await queue.add(tx, 'mail', { template: 'abandoned-quiz', to: email, facts });
  });
}
