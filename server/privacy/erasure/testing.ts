import { sql } from 'kysely';
import type { DeletionOutcome } from '../../../adapters/analytics/port.ts';
import { confirmationLinks } from '../../money/account-links/confirmation-links.ts';
import { accountLinkJobs } from '../../money/account-links/jobs.ts';
import { manageJobs } from '../../money/manage/jobs.ts';
import { manageFixture } from '../../money/manage/testing.ts';
import { subscriptionJobs } from '../../money/subscriptions/jobs.ts';
import type { Db } from '../../platform/db/client.ts';
import { testServer } from '../../platform/http/testing.ts';
import { leadRoutes } from '../../visitors/leads/routes.ts';
import { analyticsDeletionJobs } from '../deletion-requests/analytics.ts';
import { deletionJobs } from '../deletion-requests/jobs.ts';
import { deletionRequestRoutes } from '../deletion-requests/routes.ts';
import { exportRoutes } from '../export/routes.ts';

export const ANALYTICS_DUE = new Date('2026-12-05T00:00:00Z');

export async function privacyFixture() {
  const desk = await manageFixture();
  const mail = async (order: (typeof desk.mails)[number]) => {
    desk.mails.push(order);
  };
  const outside = {
    deleted: [] as string[],
    answer: async () => {},
    analytics: {
      deleteDevices: async (devices: readonly string[]): Promise<DeletionOutcome> => {
        outside.deleted.push(...devices.map((device) => `analytics: ${device}`));
        return { ok: true, due: ANALYTICS_DUE };
      },
    },
  };
  desk.queue.work({
    ...subscriptionJobs(desk.deps),
    ...manageJobs(desk.deps),
    ...accountLinkJobs({ ...desk.deps, hasApp: false, mail }),
    ...deletionJobs(desk.deps),
    async 'app-answers'() {},
    async 'app-deletion'({ email }) {
      outside.deleted.push(`app: ${email}`);
    },
    ...analyticsDeletionJobs({ db: desk.db, analytics: outside.analytics }),
    async 'list-removal'({ email }) {
      await outside.answer();
      outside.deleted.push(`list: ${email}`);
    },
    mail,
  });
  const leads = leadRoutes({ ...desk.deps, links: confirmationLinks, abandonedQuizHours: 0 });
  const office = testServer(deletionRequestRoutes(desk.deps), exportRoutes(desk.deps), leads);
  const ask = (url: string, payload: object, cookies: Readonly<Record<string, string>> = {}) =>
    office.inject({ method: 'POST', url: `/api${url}`, payload, cookies });
  const close = async () => {
    await office.close();
    await desk.close();
  };
  const runOn = async () => {
    for (let round = 0; round < 4; round++) {
      await desk.settle();
      desk.clock.aheadMs += 60_000;
    }
  };
  return { ...desk, office, ask, outside, runOn, close };
}

export type PrivacyFixture = Awaited<ReturnType<typeof privacyFixture>>;

/** Months of events are read through `events`. */
export async function allTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
      and (c.relispartition or not exists (select from pg_inherits where inhrelid = c.oid))
    order by 1, 2`.execute(db);
  return rows.map(({ schema, name }) => (schema === 'public' ? name : `${schema}.${name}`));
}

export async function tablesMentioning(db: Db, text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of await allTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} t where position(${text} in lower(t::text)) > 0 limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}
