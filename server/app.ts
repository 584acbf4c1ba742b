import type { FastifyPluginAsync } from 'fastify';
import type { EnvironmentPort } from '../adapters/environment/port.ts';
import type { Payments } from '../adapters/payments/port.ts';
import type { PlacesPort } from '../adapters/places/port.ts';
import { claims } from '../content/claims.ts';
import { appLinkRoutes } from './app-links/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { claimRoutes } from './claims/routes.ts';
import type { Config } from './config.ts';
import { configurationRoutes } from './configuration/routes.ts';
import { consentRoutes } from './consents/routes.ts';
import { contactMessageRoutes } from './contact-messages/routes.ts';
import type { Db } from './db/client.ts';
import { deletionRequestRoutes } from './deletion-requests/routes.ts';
import { environmentRoutes } from './environment/routes.ts';
import { eventRoutes, eventSettings } from './events/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { api } from './http/api.ts';
import { plainDocumentHeaders } from './http/headers.ts';
import { buildServer, type Server } from './http/server.ts';
import type { Queue } from './jobs/queue.ts';
import { leadRoutes } from './leads/routes.ts';
import { manageRoutes } from './manage/routes.ts';
import { marketingRoutes } from './marketing/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { dashboardRoutes } from './operator/api.ts';
import { outsideOf } from './operator/health/outside.ts';
import { VERSION } from './operator/health/version.ts';
import { placesRoutes } from './places/routes.ts';
import { exportRoutes } from './privacy/export-routes.ts';
import type { Site } from './site/files.ts';
import { siteRoutes } from './site/routes.ts';
import { submissionRoutes } from './submissions/routes.ts';
import { webhookRoutes } from './subscriptions/routes.ts';
import { tagRoutes } from './tags/routes.ts';

export type AppDeps = {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'anyOrigin'
    | 'trustProxy'
    | 'requestsPerMinute'
    | 'logLevel'
    | 'offerSeconds'
    | 'abandonedQuizHours'
    | 'stripe'
    | 'smtpUrl'
    | 'dataDir'
    | 'databaseUrl'
    | 'tags'
    | 'reported'
    | 'companion'
    | 'webhook'
    | 'mailchimp'
    | 'amplitude'
    | 'geocoder'
    | 'openMeteo'
  >;
  readonly db: Db;
  readonly site: Site;
  readonly payments: Payments;
  readonly queue: Queue;
  readonly places: PlacesPort;
  readonly environment: EnvironmentPort;
  /** The pages of what is embedded: the payment provider's, the mailbox. Where the real thing is used there are none. */
  readonly sandboxPages?: readonly FastifyPluginAsync[];
  readonly now: () => Date;
};

/** The whole service, not listening yet. */
export function buildApp({ config, db, site, payments, queue, places, environment, sandboxPages = [], now }: AppDeps): Server {
  const { publicUrl, anyOrigin } = config;
  const app = buildServer(config);
  const formTargets = config.stripe ? ['https://checkout.stripe.com'] : [];
  const framed = Boolean(config.tags.ga4 ?? config.tags.metaPixel);
  app.register(siteRoutes({ site, publicUrl, anyOrigin, formTargets, framed }));
  app.register(healthRoutes({ db, publicUrl }));
  app.register(tagRoutes({ tags: config.tags, publicUrl }));
  app.register(
    api(config, [
      leadRoutes({ db, queue, abandonedQuizHours: config.abandonedQuizHours, now }),
      marketingRoutes({ db, queue, now }),
      offerRoutes({ db, offerSeconds: config.offerSeconds, now }),
      checkoutRoutes({ db, payments, queue, publicUrl, reported: config.reported, now }),
      webhookRoutes({ db, payments, queue }),
      manageRoutes({ db, payments, queue, publicUrl, portal: config.stripe !== undefined, now }),
      appLinkRoutes({ db, queue, publicUrl, now }),
      submissionRoutes({ db, queue }),
      contactMessageRoutes({ db, queue, now }),
      claimRoutes({ db, claims, now }),
      consentRoutes({ db, now }),
      configurationRoutes({ tags: config.tags, events: eventSettings }),
      eventRoutes({ db, limited: config.requestsPerMinute > 0, now }),
      deletionRequestRoutes({ db, queue, now }),
      exportRoutes({ db, queue, now }),
      placesRoutes({ places }),
      environmentRoutes({ environment, places, now }),
      dashboardRoutes({
        db,
        payments,
        queue,
        publicUrl,
        dataDir: config.dataDir,
        embedded: config.databaseUrl === undefined,
        payment: config.stripe ? (config.stripe.live ? 'live' : 'test') : 'sandbox',
        mail: config.smtpUrl ? 'smtp' : 'mailbox',
        outside: outsideOf(config),
        version: VERSION,
        now,
      }),
    ]),
    { prefix: '/api' },
  );
  if (sandboxPages.length > 0) app.register(withDocumentHeaders(sandboxPages, publicUrl));
  return app;
}

function withDocumentHeaders(sandboxPages: readonly FastifyPluginAsync[], publicUrl: URL): FastifyPluginAsync {
  const headers = plainDocumentHeaders(publicUrl);
  return async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
    for (const pages of sandboxPages) await scope.register(pages);
  };
}
