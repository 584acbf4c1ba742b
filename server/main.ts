import { fileURLToPath } from 'node:url';
import { hourly } from '../adapters/environment/hourly.ts';
import { offlineEnvironment } from '../adapters/environment/offline.ts';
import { openMeteoEnvironment } from '../adapters/environment/open-meteo.ts';
import { offlineMail } from '../adapters/mail/offline.ts';
import { stripeElements } from '../adapters/payments/elements.ts';
import { stripePayments } from '../adapters/payments/stripe.ts';
import { onlinePlaces } from '../adapters/places/online.ts';
import type { PlacesPort } from '../adapters/places/port.ts';
import { offlineWebhook } from '../adapters/webhook/offline.ts';
import type { WebhookPort } from '../adapters/webhook/port.ts';
import { standardWebhooks } from '../adapters/webhook/standard.ts';
import { offlinePlaces } from '../annex/city-search/index.ts';
import { type IsSignedIn, mailbox, newOperatorToken, startSandbox } from '../annex/payment-sandbox/index.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { currencies } from '../content/currencies.ts';
import { healthCopy } from '../content/operator/health.ts';
import { plans } from '../content/plans.ts';
import { reviews } from '../content/reviews.ts';
import { recentBuyers } from '../content/trust.ts';
import { soldPlans } from '../content/upsell.ts';
import { fill } from '../core/presentation/fill.ts';
import {
  openAnalytics,
  openCompanion,
  openConversions,
  openEntitlements,
  openGeocoder,
  openList,
  openSmtp,
  userAgentOf,
} from './adapters.ts';
import { buildApp } from './app.ts';
import { commands } from './commands.ts';
import { liveEditionsOf } from './editions/live.ts';
import { listPictures, withPictures } from './editions/pictures.ts';
import { openRenderer } from './editions/renderer.ts';
import { renewPublished } from './editions/renew.ts';
import { isWithinVisit } from './editions/visits.ts';
import { integrations } from './integrations.ts';
import { jobHandlers } from './job-handlers.ts';
import { listen } from './listen.ts';
import { configuredEndpoints } from './messages/webhooks/configured.ts';
import { saveConfigured } from './messages/webhooks/endpoints.ts';
import { sealEndpoints } from './messages/webhooks/seal-endpoints.ts';
import { countUnreadable } from './operator/health/secrets-check.ts';
import { mayOpenSandbox } from './operator/sandbox.ts';
import { sealFactors } from './operator/seal-factors.ts';
import { refuseRecipients } from './platform/backup/age.ts';
import { type Config, readConfig } from './platform/config.ts';
import { openConsole } from './platform/console/socket.ts';
import { type Db, type OpenDatabase, openDatabase } from './platform/db/client.ts';
import { openReports } from './platform/db/reports.ts';
import { openReadiness } from './platform/health/readiness.ts';
import { openAddressCounts } from './platform/http/address-counts.ts';
import { startCountExchange } from './platform/http/shared-counts.ts';
import { logFailure } from './platform/jobs/failure.ts';
import { openQueue } from './platform/jobs/queue.ts';
import { readSecretKeys } from './platform/secrets/keys.ts';
import { openSecrets, type Secrets } from './platform/secrets/secrets.ts';
import { type ServedFiles, withEarlierFiles } from './platform/site/earlier-files.ts';
import { NO_SITE, readSite, type Site } from './platform/site/files.ts';
import { describeFailure } from './platform/startup-error.ts';
import type { Telemetry } from './platform/telemetry/telemetry.ts';
import { refusePrices } from './refuse-prices.ts';
import { refuseSamples } from './refuse-samples.ts';
import { writeSandboxAddresses } from './sandbox-addresses.ts';
import { sandboxWebhook } from './sandbox-webhook.ts';
import { Shutdown, shutdownRequested } from './shutdown.ts';
import { startupMessage } from './startup-message.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const CITIES = new URL('../dist/cities.bin', import.meta.url);
const now = () => new Date();

type StartOptions = {
  /** The database is opened meanwhile. */
  readonly buildPages?: () => Promise<void>;
  /** Compresses files in `dist/` better than the build did, and says whether it has. The server listens meanwhile. */
  readonly compressPages?: () => Promise<boolean>;
};

if (import.meta.main) await main();

/** Ends with the server. */
export async function main(options: StartOptions = {}): Promise<void> {
  process.on('uncaughtException', exitWith);
  try {
    const config = readConfig(process.env);
    await refuseRecipients(config.backupRecipients);
    refusePrices(soldPlans, currencies);
    if (config.stripe?.live) refuseSamples({ claims, reviews, recentBuyers });
    const site = openSite(options);
    const telemetry = await telemetryOf(config);
    const database = await openDatabase({
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl,
      dataDir: config.dataDir,
      onQuery: telemetry?.observeQuery,
    });
    const shutdown = new Shutdown(console.error);
    const files = await withEarlierFiles(await site, config.dataDir, now());
    // The site is built by now, and its renderer with it.
    const build = await renewEditions(database.db);
    await serve(config, files, database, telemetry, shutdown, build).finally(() =>
      shutdown.waitFor('the database', database.close()),
    );
    await shutdown.waitFor('telemetry', telemetry?.stop());
  } catch (error) {
    exitWith(error);
  }
}

type Observed = Telemetry['observeCalls'];

/** Its packages are loaded only where they are used. */
async function telemetryOf({ otel, serviceName, metricsToken }: Config): Promise<Telemetry | undefined> {
  if (!otel && metricsToken === undefined) return undefined;
  const { openTelemetry } = await import('./platform/telemetry/open.ts');
  return openTelemetry({ otel, serviceName, prometheus: metricsToken !== undefined });
}

function exitWith(error: unknown): never {
  console.error(describeFailure(error));
  process.exit(1);
}

/** Resolves after a shutdown request, when the accepted requests are answered. */
async function serve(
  config: Config,
  { site, keep }: ServedFiles,
  { db, pool }: OpenDatabase,
  telemetry: Telemetry | undefined,
  shutdown: Shutdown,
  build: string | undefined,
): Promise<void> {
  const observed: Observed = (adapter, port) => telemetry?.observeCalls(adapter, port) ?? port;
  const onError = (error: unknown) => app.log.error({ err: error }, 'the job queue could not be read or written');
  const operator: Operator = {
    operatorToken: newOperatorToken(),
    signedIn: (cookies) => mayOpenSandbox(db, config.operatorUrl, cookies, now()),
  };
  const opened = await openPayments(config, db, operator, onError);
  const { sandbox } = opened;
  const secrets = await openStoredSecrets(config, db);
  const payments = observed('payments', opened.payments);
  const { mail: mailer, box } = openMail(config, db, operator);
  const mail = observed('mail', mailer);
  const queue = await openQueue({
    db,
    alone: config.databaseUrl === undefined,
    onFailure: (failure) => logFailure(app.log, failure),
    onError,
    observer: telemetry,
  });
  const webhook = observed('webhook', openWebhook(config));
  const configured = configuredEndpoints(config.webhook);
  const listInApp = config.companion !== undefined && config.mailchimp === undefined && config.klaviyo === undefined;
  const list = observed('list', openList(config));
  await saveConfigured(db, configured);
  const companion = observed('companion', openCompanion(config));
  const entitlements = observed('entitlements', openEntitlements(config));
  const conversions = openConversions(config, now);
  const analytics = openAnalytics(config, now);
  const socket =
    config.databaseUrl === undefined
      ? await openConsole(config.dataDir, commands, {
          db,
          queue,
          operatorUrl: config.operatorUrl,
          publicUrl: config.publicUrl,
          now,
        })
      : undefined;
  const sandboxLinks = await openSandboxLinks(config, sandbox?.panelUrl, box?.url);
  const sandboxPages = [sandbox?.pages, box?.pages].filter((pages) => pages !== undefined);
  const places = openPlaces(config, (detail) => app.log.warn({ detail }, 'cities were looked up offline'));
  const environment = openEnvironment(config, (detail) => app.log.warn({ detail }, 'the weather service could not be reached'));
  const readiness = openReadiness({ db, dataDir: config.databaseUrl === undefined ? config.dataDir : undefined });
  telemetry?.observeState({ db, pool, dataDir: config.databaseUrl === undefined ? config.dataDir : undefined, readiness });
  const reports = openReports(db, config.databaseReplicaUrl);
  const counts = openAddressCounts({ now });
  const shared = config.databaseUrl === undefined ? undefined : startCountExchange({ db, counts, now });
  const app = buildApp({
    config,
    db,
    site,
    build,
    editions: liveEditionsOf({
      db,
      within: isWithinVisit,
      onError: (error) => app.log.warn({ err: error }, 'what was published could not be read'),
      now,
    }),
    payments,
    elements: opened.elements,
    queue,
    secrets,
    places,
    environment,
    readiness,
    counts,
    reports,
    webhook,
    integrations: integrations(config, now),
    sandboxPages,
    telemetry,
    now,
  });
  try {
    const address = await listen(app, config);
    void keep();
    const { publicUrl, operatorUrl, mailFrom: from, abandonedQuizHours, retention } = config;
    const report = (removed: object) => app.log.info({ removed }, 'expired data was removed');
    queue.work(
      jobHandlers({
        db,
        companion,
        entitlements,
        hasEntitlements: config.entitlements !== undefined,
        hasApp: config.companion !== undefined,
        mailsPerDay: config.mailsPerDay,
        payments,
        queue,
        secrets,
        mail,
        from,
        bounces: config.mailBounces,
        plans: soldPlans,
        publicUrl,
        operatorUrl,
        appLinks: config.appLinks,
        webhook,
        configured,
        list,
        listInApp,
        abandonedQuizHours,
        retention,
        embedded: config.databaseUrl === undefined,
        report,
        conversions: {
          ga4: observed('ga4', conversions.ga4),
          meta: observed('meta', conversions.meta),
          tiktok: observed('tiktok', conversions.tiktok),
        },
        analytics: analytics && observed('analytics', analytics),
        now,
      }),
    );
    sandbox?.deliverTo(sandboxWebhook(address, config));
    console.log(startupMessage(brand.name, config, site.files.length, sandboxLinks));
    const requested = shutdownRequested({ app, readiness, drainMs: config.drainSeconds * 1000 });
    process.off('uncaughtException', exitWith);
    await requested;
    shutdown.begin();
  } finally {
    // No job begins while the last requests are answered.
    await Promise.all([
      shutdown.waitFor('open requests', app.close()),
      shutdown.waitFor('running jobs', queue.stop()),
      shutdown.waitFor("an operator's command", socket?.close()),
    ]);
    await shutdown.waitFor('counts shared with other servers', shared?.stop());
    await shutdown.waitFor("the sandbox's webhooks", sandbox?.stop());
    await shutdown.waitFor('reports', reports.close());
  }
}

async function openSite({ buildPages, compressPages }: StartOptions): Promise<Site> {
  await buildPages?.();
  const site = (await readSite(DIST)) ?? NO_SITE;
  const recompressed = compressPages?.().then(async (isBetter) => (isBetter ? (await readSite(DIST))?.files : undefined));
  // The routes that wait for it tell of its failure, which may come before them.
  recompressed?.catch(() => {});
  return { ...site, ...(recompressed && { recompressed }) };
}

/** The build on which they are now; without pages there is none, and nothing to renew. */
async function renewEditions(db: Db): Promise<string | undefined> {
  const opened = await openRenderer().catch(() => undefined);
  const renderer = opened && withPictures(opened, await listPictures(db));
  // Its pages of the build before stay, and so do their scripts for a day; the next start tries again.
  const renewed = await (renderer && renewPublished({ db, renderer, now }))?.catch(({ message }: Error) =>
    console.error(`The published edition is not on this build yet. ${message}`),
  );
  for (const { path, says } of renewed?.left ?? []) console.error(`The published edition says it as built at ${path}: ${says}`);
  return renderer?.build;
}

/** A release before this one, and an older key, are overtaken at every start. */
async function openStoredSecrets(config: Config, db: Db): Promise<Secrets> {
  const secrets = openSecrets(await readSecretKeys(config));
  await sealFactors(db, secrets);
  await sealEndpoints(db, secrets);
  const unreadable = await countUnreadable(db, secrets, now());
  if (unreadable > 0) console.error(fill(healthCopy.unreadable, { count: String(unreadable) }));
  return secrets;
}

async function openSandboxLinks({ isPublic, dataDir }: Config, panel: string | undefined, mailbox: string | undefined) {
  const addresses = [panel, mailbox].filter((address) => address !== undefined);
  if (!isPublic || addresses.length === 0) return { panel, mailbox };
  return { file: await writeSandboxAddresses(dataDir, addresses) };
}

/** The token and a dashboard session both open the sandbox's pages. */
type Operator = { readonly operatorToken: string; readonly signedIn: IsSignedIn };

async function openPayments(
  { stripe, seller, publicUrl, operatorUrl, sandboxWallet: wallet }: Config,
  db: Db,
  operator: Operator,
  onError: (error: unknown) => void,
) {
  if (stripe) {
    const elements = stripe.publishableKey === undefined ? undefined : stripeElements(stripe.publishableKey);
    return { payments: stripePayments({ ...stripe, seller }), sandbox: undefined, elements };
  }
  const sandbox = await startSandbox({
    db,
    plans,
    brand: brand.name,
    publicUrl,
    operatorUrl,
    wallet,
    now,
    onError,
    ...operator,
  });
  return { payments: stripePayments({ ...sandbox.settings, seller }), sandbox, elements: sandbox.elements };
}

/** A demonstration that strangers reach tells nobody of their test orders. */
function openWebhook({ isPublic, stripe, webhookPrivateHosts: privateHosts }: Config): WebhookPort {
  return isPublic && !stripe ? offlineWebhook() : standardWebhooks({ privateHosts });
}

function openMail(config: Config, db: Db, operator: Operator) {
  const smtp = openSmtp(config);
  if (smtp) return { mail: smtp, box: undefined };
  return { mail: offlineMail(db), box: mailbox({ db, brand: brand.name, operatorUrl: config.operatorUrl, ...operator }) };
}

function openEnvironment({ openMeteo: settings }: Config, onFailure: (detail: string) => void) {
  const otherwise = offlineEnvironment();
  return settings ? hourly(openMeteoEnvironment({ settings, otherwise, onFailure })) : otherwise;
}

function openPlaces(config: Config, onFailure: (detail: string) => void): PlacesPort {
  const offline = offlinePlaces({ index: CITIES });
  const geocoder = openGeocoder(config);
  return geocoder ? onlinePlaces({ geocoder, offline, userAgent: userAgentOf(config), onFailure }) : offline;
}
