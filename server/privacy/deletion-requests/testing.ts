import { mailedToken } from '../../money/manage/testing.ts';
import { jobTables } from '../../platform/jobs/testing.ts';
import { privacyFixture } from '../erasure/testing.ts';

/** The event of the deletion for the operator's systems, and the job that mailed the receipt. Both expire. */
export const REMAINING_TABLES = [...jobTables, 'webhook_events'];

export async function deletionFixture() {
  const shop = await privacyFixture();
  const requestDeletion = async (email: string) => {
    await shop.ask('/deleteUser', { email });
    await shop.queue.drain();
  };
  return {
    ...shop,
    requestDeletion,
    addLead: (email: string) => shop.db.insertInto('leads').values({ email, source: 'keep-results' }).execute(),
    confirm: (token: string) => shop.ask('/deletions', { token }),
    status: async (token: string) => (await shop.ask('/deletions/status', { token })).json(),
    async mailedLink(email: string): Promise<string> {
      await requestDeletion(email);
      return mailedToken(shop, 'deletion-link', email);
    },
    async reset() {
      shop.clock.aheadMs = 0;
      await shop.settle();
      shop.mails.length = 0;
    },
  };
}

export type DeletionFixture = Awaited<ReturnType<typeof deletionFixture>>;
