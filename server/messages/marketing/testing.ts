import { vi } from 'vitest';
import type { ListPort } from '../../../adapters/list/port.ts';
import { keepResultsCopy } from '../../../content/pages/keep-results.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { confirmationLinks } from '../../money/account-links/confirmation-links.ts';
import { accountLinkJobs } from '../../money/account-links/jobs.ts';
import { createLink } from '../../money/account-links/store.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { testServer } from '../../platform/http/testing.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { testQueue } from '../../platform/jobs/testing.ts';
import { leadRoutes } from '../../visitors/leads/routes.ts';
import { isLead } from '../../visitors/leads/store.ts';
import { recordedEvents } from '../webhooks/testing.ts';
import { bounceRoutes } from './bounces.ts';
import { marketingJobs } from './jobs.ts';
import { listWebhook } from './list-webhook.ts';
import { marketingRoutes } from './routes.ts';

export const START = new Date('2026-11-20T12:00:00Z');
export const ANN = 'ann@example.com';
export const MAILCHIMP = { listId: 'LIST1', webhookSecret: 'a-secret-of-24-letters-or-more' };

const SETTINGS = { abandonedQuizHours: 24, listInApp: false };
const { version } = keepResultsCopy.marketing;

export async function marketingFixture() {
  const clock = { now: START };
  const settings = { ...SETTINGS };
  const now = () => clock.now;
  const db = await testDatabase();
  const queue = await testQueue(db, now);
  const mail = vi.fn<Handlers['mail']>(async () => undefined);
  const toApp = vi.fn(async () => undefined);
  const list = stubbedList();
  const deps = {
    db,
    queue,
    list,
    mailsPerDay: 5000,
    now,
    get listInApp() {
      return settings.listInApp;
    },
    get abandonedQuizHours() {
      return settings.abandonedQuizHours;
    },
  };
  const links = accountLinkJobs({ ...deps, publicUrl: new URL('https://shop.example'), isKnown: isLead, hasApp: false, mail });
  queue.work({ ...marketingJobs(deps), ...links, mail, 'app-subscriber': toApp });
  const server = testServer(
    leadRoutes({ ...deps, links: confirmationLinks, abandonedQuizHours: 24 }),
    marketingRoutes({ ...deps, endOtherMail: async () => undefined }),
    ...listWebhook({ ...deps, mailchimp: MAILCHIMP }),
    bounceRoutes({ ...deps, endOtherMail: async () => undefined }),
  );

  const submitLead = (payload: object) => server.inject({ method: 'POST', url: '/api/addUserToMailchimp', payload });
  const press = (token: string) => server.inject({ method: 'POST', url: '/api/marketing-confirmations', payload: { token } });

  return {
    clock,
    settings,
    db,
    queue,
    server,
    mail,
    toApp,
    list,
    submitLead,
    press,
    /** Ticks the box, and opens the link that is mailed for it. */
    async agree() {
      await submitLead({ email: ANN, marketing: version });
      return press(await createLink(db, { purpose: 'marketing', email: ANN, subscriptionId: undefined }, now()));
    },
    unsubscribe: (token: string, headers = {}, payload = '') =>
      server.inject({ method: 'POST', url: `/api/unsubscriptions/${token}`, headers, payload }),
    async buy(planId = 'year', status = 'active') {
      const values = { id: `sub_${planId}`, customer_id: 'cus_1', email: ANN, plan_id: planId, status, currency: 'USD' };
      const amounts = { first_amount: 6499, renewal_amount: 12999, as_of: now(), started_at: now(), current_period_start: now() };
      await db
        .insertInto('subscriptions')
        .values({ ...values, ...amounts, attempt_id: null, current_period_end: now() })
        .execute();
    },
    lead: () => db.selectFrom('leads').selectAll().where('email', '=', ANN).executeTakeFirstOrThrow(),
    events: async () => (await recordedEvents(db)).map(({ type, data }) => [type, data]),
    async advance(hours: number) {
      clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
      await queue.drain();
    },
    async reset() {
      clock.now = START;
      Object.assign(settings, SETTINGS);
      await queue.drain();
      vi.clearAllMocks();
      for (const table of ['account_links', 'leads', 'subscriptions', 'checkout_attempts', 'webhook_events'] as const)
        await db.deleteFrom(table).execute();
    },
    async close() {
      await server.close();
      await queue.stop();
      await db.destroy();
    },
  };
}

function stubbedList() {
  const ok = async () => ({ ok: true }) as const;
  return {
    save: vi.fn<ListPort['save']>(ok),
    unsubscribe: vi.fn<ListPort['unsubscribe']>(ok),
    remove: vi.fn<ListPort['remove']>(ok),
    membership: vi.fn<ListPort['membership']>(async () => ({ ok: true, subscribed: true })),
  };
}
