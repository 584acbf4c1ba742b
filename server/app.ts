import type { FastifyPluginAsync } from 'fastify';
import type { EnvironmentPort } from '../adapters/environment/port.ts';
import type { Integration } from '../adapters/integration.ts';
import type { PaymentElements, PaymentsPort } from '../adapters/payments/port.ts';
import type { PlacesPort } from '../adapters/places/port.ts';
import type { WebhookPort } from '../adapters/webhook/port.ts';
import { brand } from '../content/brand.ts';
import { catalogue } from '../content/catalogue/index.ts';
import { labelKnowledge } from '../content/catalogue/knowledge.ts';
import { claims } from '../content/claims.ts';
import { tagNames } from '../core/consent/tags.ts';
import { eventRoutes, eventSettings } from './analytics/events/routes.ts';
import { tagRoutes } from './analytics/tags/routes.ts';
import { redirectFunnelHosts } from './editions/funnel-hosts.ts';
import { contactMessageRoutes } from './messages/contact-messages/routes.ts';
import { bounceRoutes } from './messages/marketing/bounces.ts';
import { listWebhook } from './messages/marketing/list-webhook.ts';
import { marketingRoutes } from './messages/marketing/routes.ts';
import { configuredEndpoints } from './messages/webhooks/configured.ts';
import { openUrlProblem } from './messages/webhooks/url-problem.ts';
import { confirmationLinks } from './money/account-links/confirmation-links.ts';
import { associationFiles } from './money/app-links/association-files.ts';
import { redirectLinkHost } from './money/app-links/link-host.ts';
import { appLinkRoutes } from './money/app-links/routes.ts';
import { checkoutRoutes } from './money/checkout/routes.ts';
import { codeRoutes } from './money/codes/routes.ts';
import { manageRoutes } from './money/manage/routes.ts';
import { programRoutes } from './money/program/routes.ts';
import { endWeeklyMailByToken } from './money/program/weekly-mails.ts';
import { findBoughtPlan } from './money/subscriptions/bought-plan.ts';
import { orders } from './money/subscriptions/orders.ts';
import { webhookRoutes } from './money/subscriptions/routes.ts';
import { upsellRoutes } from './money/upsells/routes.ts';
import { subscriptionObservers } from './observers.ts';
import { dashboardRoutes } from './operator/api.ts';
import { dataApiRoutes } from './operator/data-api/routes.ts';
import { externalServices } from './operator/health/external-services.ts';
import { VERSION } from './operator/health/version.ts';
import { draftRoutes } from './operator/programs/routes.ts';
import { type Addresses, byAudience, hasOperatorHost } from './platform/audience.ts';
import type { Config } from './platform/config.ts';
import { configurationRoutes } from './platform/configuration/routes.ts';
import type { Db } from './platform/db/client.ts';
import { openReports, type Reports } from './platform/db/reports.ts';
import { openDiskGuard } from './platform/disk-guard.ts';
import type { Readiness } from './platform/health/readiness.ts';
import { healthRoutes } from './platform/health/routes.ts';
import { isLoopback } from './platform/hosts.ts';
import type { AddressCounts } from './platform/http/address-counts.ts';
import { api, type EditionOf } from './platform/http/api.ts';
import { plainDocumentHeaders } from './platform/http/document-headers.ts';
import { includeSubdomains } from './platform/http/headers.ts';
import { openMailQuota } from './platform/http/mail-quota.ts';
import { refuseOtherHosts } from './platform/http/other-hosts.ts';
import { limitEverything, limitRequests, type RequestLimit, requestLimit } from './platform/http/rate-limit.ts';
import { routePath, separateHosts } from './platform/http/separate-hosts.ts';
import { buildServer, type Server } from './platform/http/server.ts';
import { watchUntrustedProxy } from './platform/http/untrusted-proxy.ts';
import { WRITE_BYTES_PER_DAY, withinWriteQuota } from './platform/http/write-quota.ts';
import type { Queue } from './platform/jobs/queue.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import type { Site } from './platform/site/files.ts';
import { type SiteEditions, siteRoutes } from './platform/site/routes.ts';
import { securityTxt } from './platform/site/security-txt.ts';
import { openEventLoopMonitor } from './platform/telemetry/event-loop.ts';
import { metricsRoutes } from './platform/telemetry/routes.ts';
import type { Telemetry } from './platform/telemetry/telemetry.ts';
import { deletionRequestRoutes } from './privacy/deletion-requests/routes.ts';
import { exportRoutes } from './privacy/export/routes.ts';
import { catalogueRoutes } from './visitors/catalogue/routes.ts';
import { claimRoutes } from './visitors/claims/routes.ts';
import { consentRoutes } from './visitors/consents/routes.ts';
import { environmentRoutes } from './visitors/environment/routes.ts';
import { leadRoutes } from './visitors/leads/routes.ts';
import { offerRoutes } from './visitors/offers/routes.ts';
import { placesRoutes } from './visitors/places/routes.ts';
import { submissionRoutes } from './visitors/submissions/routes.ts';

type AppDeps = {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'operatorUrl'
    | 'isPublic'
    | 'anyOrigin'
    | 'hstsSubdomains'
    | 'seller'
    | 'trustProxy'
    | 'requestsPerMinute'
    | 'eventsPerDay'
    | 'mailsPerDay'
    | 'logLevel'
    | 'metricsToken'
    | 'offerSeconds'
    | 'abandonedQuizHours'
    | 'stripe'
    | 'smtpUrl'
    | 'dataDir'
    | 'databaseUrl'
    | 'tags'
    | 'reported'
    | 'companion'
    | 'entitlements'
    | 'appLinks'
    | 'funnelHosts'
    | 'webhook'
    | 'webhookPrivateHosts'
    | 'mailchimp'
    | 'klaviyo'
    | 'amplitude'
    | 'clickhouse'
    | 'meta'
    | 'geocoder'
    | 'openMeteo'
  >;
  readonly db: Db;
  readonly site: Site;
  /** Names the one whose pages are served. */
  readonly build?: string | undefined;
  /** Without it the pages are as built. */
  readonly editions?: { readonly serve: SiteEditions; readonly of: EditionOf } | undefined;
  readonly payments: PaymentsPort;
  /** Where a wallet is shown in the dialog. */
  readonly elements?: PaymentElements | undefined;
  readonly queue: Queue;
  readonly secrets: Secrets;
  readonly places: PlacesPort;
  readonly environment: EnvironmentPort;
  readonly readiness: Readiness;
  readonly counts: AddressCounts;
  /** The payment sandbox and the mailbox. */
  readonly sandboxPages?: readonly FastifyPluginAsync[];
  /** Without it, reports are read from `db`. */
  readonly reports?: Reports;
  readonly webhook: WebhookPort;
  readonly integrations: readonly Integration[];
  readonly telemetry?: Telemetry | undefined;
  readonly now: () => Date;
};

export function buildApp(deps: AppDeps): Server {
  const {
    config,
    db,
    site,
    build,
    editions,
    payments,
    elements,
    queue,
    secrets,
    places,
    environment,
    readiness,
    counts,
    sandboxPages = [],
    telemetry,
    now,
  } = deps;
  const { reports = openReports(db, undefined) } = deps;
  const { publicUrl, operatorUrl, anyOrigin, hstsSubdomains, appLinks, funnelHosts, seller } = config;
  const app = buildServer(config);
  telemetry?.observeRequests(app);
  if (hstsSubdomains) app.addHook('onSend', includeSubdomains);
  if (isLoopback(publicUrl.hostname)) app.addHook('onRequest', refuseOtherHosts(publicUrl));
  if (funnelHosts) app.addHook('onRequest', redirectFunnelHosts({ hosts: funnelHosts, publicUrl }));
  const hasUntrustedProxy = watchUntrustedProxy(app, config.trustProxy);
  const limit = requestLimit(config.requestsPerMinute, counts);
  if (limit) app.addHook('onRequest', limitEverything(counts, limit.max * FILES_PER_REQUEST));
  if (hasOperatorHost(config)) separateHosts(app, operatorUrl);
  const mails = openMailQuota({ db, limited: limit !== undefined, now });
  if (appLinks && appLinks.url.host !== publicUrl.host)
    app.addHook('onRequest', redirectLinkHost({ linkUrl: appLinks.url, publicUrl }));
  const isFull = openDiskGuard(config.databaseUrl === undefined ? config.dataDir : undefined, now);
  const formTargets = config.stripe ? ['https://checkout.stripe.com'] : [];
  const upsells = seller === 'shop' && !config.stripe?.automaticTax;
  const shop = { db, payments, queue, observers: subscriptionObservers, publicUrl, upsells, now };
  const framed = tagNames.some((name) => config.tags[name]);
  const publicSandbox = config.isPublic && !config.stripe;
  app.register(
    siteRoutes({
      site,
      publicUrl,
      operatorUrl,
      anyOrigin,
      formTargets,
      framed,
      hstsSubdomains,
      seller,
      publicSandbox,
      elements,
      editions: editions?.serve,
    }),
  );
  app.register(healthRoutes({ readiness, publicUrl }));
  app.register(securityTxt({ publicUrl, contact: brand.supportEmail, policy: brand.securityPolicyUrl, now }));
  if (appLinks) app.register(associationFiles({ appLinks, publicUrl }));
  if (telemetry?.metrics && config.metricsToken)
    app.register(metricsRoutes({ metrics: telemetry.metrics, token: config.metricsToken, publicUrl }));
  app.register(tagRoutes({ tags: config.tags, publicUrl, script: site.tagScript }));
  app.register(catalogueRoutes({ db, publicUrl, knowledge: { products: catalogue, labels: labelKnowledge }, now }));
  app.register(
    api({ publicUrl, operatorUrl, anyOrigin, limit, mails, ...(editions && { editionOf: editions.of }) }, [
      ...[
        leadRoutes({ db, queue, links: confirmationLinks, abandonedQuizHours: config.abandonedQuizHours, now }),
        offerRoutes({ db, offerSeconds: config.offerSeconds, findBoughtPlan, now }),
        submissionRoutes({ db, queue, orders, now }),
        contactMessageRoutes({ db, queue, mailsPerDay: config.mailsPerDay, now }),
        consentRoutes({ db, now }),
        programRoutes({ db, now }),
      ].map(withinWriteQuota({ counts, bytesPerDay: limit ? WRITE_BYTES_PER_DAY : 0, isFull })),
      marketingRoutes({ db, queue, now, endOtherMail: endWeeklyMailByToken }),
      deletionRequestRoutes({ db, queue, now }),
      exportRoutes({ db, queue, now }),
      ...listWebhook({ ...config, db, queue, now }),
      bounceRoutes({ db, queue, now, endOtherMail: endWeeklyMailByToken }),
      checkoutRoutes({
        ...shop,
        seller,
        counts,
        limited: limit !== undefined,
        elements,
        reported: config.reported,
        measurementId: config.tags.ga4,
      }),
      upsellRoutes(shop),
      codeRoutes({ db, counts, limited: limit !== undefined, now }),
      webhookRoutes({ db, payments, queue, counts }),
      manageRoutes({ ...shop, portal: config.stripe !== undefined }),
      appLinkRoutes({ db, queue, publicUrl, appLinks, sandboxUnlocks: !config.stripe && !config.isPublic, now }),
      claimRoutes({ db, claims, now }),
      configurationRoutes({ tags: config.tags, events: eventSettings }),
      eventRoutes({
        db,
        counts,
        limited: limit !== undefined,
        eventsPerDay: config.eventsPerDay,
        isFull,
        now,
      }),
      placesRoutes({ places }),
      environmentRoutes({ environment, places, now }),
      dataApiRoutes({ db, reports, counts, now }),
      draftRoutes({ db, counts, publicUrl, now }),
      dashboardRoutes({
        ...shop,
        operatorUrl,
        secrets,
        webhook: deps.webhook,
        integrations: deps.integrations,
        configured: configuredEndpoints(config.webhook),
        urlProblem: openUrlProblem(config.webhookPrivateHosts),
        readiness,
        reports,
        dataDir: config.dataDir,
        embedded: config.databaseUrl === undefined,
        payment: config.stripe ? (config.stripe.live ? 'live' : 'test') : 'sandbox',
        mail: config.smtpUrl ? 'smtp' : 'mailbox',
        outside: externalServices(config),
        metaVersion: config.meta?.version,
        version: VERSION,
        build,
        eventLoopDelay: openEventLoopMonitor(),
        hasUntrustedProxy,
      }),
    ]),
    { prefix: '/api' },
  );
  if (sandboxPages.length > 0) app.register(documents(sandboxPages, config, limit));
  return app;
}

/** A page brings pictures, fonts and scripts along, which are cheaper than a request of the API. */
const FILES_PER_REQUEST = 20;
/** An attempt writes rows, and a person makes few. */
const SANDBOX_POSTS_A_MINUTE = 60;

function documents(
  sandboxPages: readonly FastifyPluginAsync[],
  addresses: Addresses,
  limit: RequestLimit | undefined,
): FastifyPluginAsync {
  const headersAt = byAudience(addresses, plainDocumentHeaders);
  return async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(headersAt(routePath(request)));
    });
    if (limit) {
      scope.addHook('onRoute', (route) => {
        if (route.method === 'POST') route.config = { rateLimit: { max: SANDBOX_POSTS_A_MINUTE }, ...route.config };
      });
      await limitRequests(scope, { name: 'sandbox', ...limit });
    }
    for (const pages of sandboxPages) await scope.register(pages);
  };
}
