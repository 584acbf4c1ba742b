import { offlineEnvironment } from '../../../adapters/environment/offline.ts';
import { stripePayments } from '../../../adapters/payments/stripe.ts';
import { offlineWebhook } from '../../../adapters/webhook/offline.ts';
import { mailbox, newOperatorToken, startSandbox } from '../../../annex/payment-sandbox/index.ts';
import { brand } from '../../../content/brand.ts';
import { plans } from '../../../content/plans.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/platform/config.ts';
import { testDatabase } from '../../../server/platform/db/testing.ts';
import { openReadiness } from '../../../server/platform/health/readiness.ts';
import { openAddressCounts } from '../../../server/platform/http/address-counts.ts';
import { testQueue } from '../../../server/platform/jobs/testing.ts';
import { NO_SITE } from '../../../server/platform/site/files.ts';

/** `body` and `query` are schemas of zod. */
export type RouteDescription = {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
  readonly query?: unknown;
};

/** Files of the site have one route each, and these stand for all. */
const PAGES: readonly RouteDescription[] = ['/', '/sales', '/operator', '/assets/*', '/*'].map((url) => ({ method: 'GET', url }));

/** As the app registers them, with the sandbox and the mailbox. */
export async function describeRoutes(): Promise<readonly RouteDescription[]> {
  const now = () => new Date();
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), stripe: undefined };
  const db = await testDatabase();
  const operator = { operatorToken: newOperatorToken(), signedIn: async () => false };
  const sandbox = await startSandbox({
    db,
    plans,
    brand: brand.name,
    publicUrl: config.publicUrl,
    now,
    onError: () => {},
    ...operator,
  });
  const box = mailbox({ db, brand: brand.name, operatorUrl: config.operatorUrl, ...operator });
  const app = buildApp({
    config,
    db,
    site: NO_SITE,
    payments: stripePayments(sandbox.settings),
    queue: await testQueue(db, now),
    places: { search: async () => [], nearest: async () => undefined, find: async () => undefined },
    environment: offlineEnvironment(),
    readiness: openReadiness({ db }),
    counts: openAddressCounts({ now }),
    webhook: offlineWebhook(),
    integrations: [],
    sandboxPages: [sandbox.pages, box.pages],
    now,
  });
  const routes: RouteDescription[] = [...PAGES];
  app.addHook('onRoute', ({ method, url, schema }) => {
    const methods = [method].flat().filter((one) => one !== 'HEAD');
    routes.push(...methods.map((one) => ({ method: one, url, body: schema?.body, query: schema?.querystring })));
  });
  try {
    await app.ready();
    return routes;
  } finally {
    await app.close();
    await sandbox.stop();
    await db.destroy();
  }
}
