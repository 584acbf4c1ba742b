import { offlineEnvironment } from '../../adapters/environment/offline.ts';
import { stripePayments } from '../../adapters/payments/stripe.ts';
import { offlineWebhook } from '../../adapters/webhook/offline.ts';
import { mailbox, newOperatorToken, startSandbox } from '../../annex/payment-sandbox/index.ts';
import { brand } from '../../content/brand.ts';
import { plans } from '../../content/plans.ts';
import { buildApp } from '../../server/app.ts';
import { liveEditionsOf } from '../../server/editions/live.ts';
import type { Config } from '../../server/platform/config.ts';
import { testDatabase } from '../../server/platform/db/testing.ts';
import { openReadiness } from '../../server/platform/health/readiness.ts';
import { openAddressCounts } from '../../server/platform/http/address-counts.ts';
import { testQueue } from '../../server/platform/jobs/testing.ts';
import { testSecrets } from '../../server/platform/secrets/testing.ts';
import { NO_SITE } from '../../server/platform/site/files.ts';

type Parts = Pick<Parameters<typeof buildApp>[0], 'telemetry'> & Partial<Pick<Parameters<typeof buildApp>[0], 'site'>>;

/** The server's app with the sandbox and the mailbox, in memory. */
export async function buildWholeApp(config: Config, { site = NO_SITE, telemetry }: Parts = {}) {
  const now = () => new Date();
  const db = await testDatabase();
  const { publicUrl, operatorUrl } = config;
  const operator = { operatorToken: newOperatorToken(), signedIn: async () => false };
  const sandbox = await startSandbox({
    db,
    plans,
    brand: brand.name,
    publicUrl,
    operatorUrl,
    now,
    onError: () => {},
    ...operator,
  });
  const box = mailbox({ db, brand: brand.name, operatorUrl, ...operator });
  const queue = await testQueue(db, now);
  const app = buildApp({
    config,
    db,
    site,
    editions: liveEditionsOf({ db, within: () => true, onError: () => {}, now }),
    payments: stripePayments(sandbox.settings),
    queue,
    secrets: testSecrets(),
    places: { search: async () => [], nearest: async () => undefined, find: async () => undefined },
    environment: offlineEnvironment(),
    readiness: openReadiness({ db }),
    counts: openAddressCounts({ now }),
    webhook: offlineWebhook(),
    integrations: [],
    sandboxPages: [sandbox.pages, box.pages],
    telemetry,
    now,
  });
  const close = async () => {
    await app.close();
    await queue.stop();
    await sandbox.stop();
    await db.destroy();
  };
  return { app, db, sandbox, box, close };
}
