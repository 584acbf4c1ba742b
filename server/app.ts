import type { FastifyPluginAsync } from 'fastify';
import type { Payments } from '../adapters/payments/port.ts';
import type { PlacesPort } from '../adapters/places/port.ts';
import { appLinkRoutes } from './app-links/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import type { Config } from './config.ts';
import { contactMessageRoutes } from './contact-messages/routes.ts';
import type { Db } from './db/client.ts';
import { deletionRequestRoutes } from './deletion-requests/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { api } from './http/api.ts';
import { plainDocumentHeaders } from './http/headers.ts';
import { buildServer, type Server } from './http/server.ts';
import type { Queue } from './jobs/queue.ts';
import { leadRoutes } from './leads/routes.ts';
import { manageRoutes } from './manage/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { placesRoutes } from './places/routes.ts';
import type { Site } from './site/files.ts';
import { siteRoutes } from './site/routes.ts';
import { submissionRoutes } from './submissions/routes.ts';
import { webhookRoutes } from './subscriptions/routes.ts';

export type AppDeps = {
  readonly config: Pick<
    Config,
    'publicUrl' | 'anyOrigin' | 'trustProxy' | 'requestsPerMinute' | 'logLevel' | 'offerSeconds' | 'stripe'
  >;
  readonly db: Db;
  readonly site: Site;
  readonly payments: Payments;
  readonly queue: Queue;
  readonly places: PlacesPort;
  /** The pages of what is embedded: the payment provider's, the mailbox. Where the real thing is used there are none. */
  readonly sandboxPages?: readonly FastifyPluginAsync[];
  readonly now: () => Date;
};

/** The whole service, not listening yet. */
export function buildApp({ config, db, site, payments, queue, places, sandboxPages = [], now }: AppDeps): Server {
  const { publicUrl, anyOrigin } = config;
  const app = buildServer(config);
  app.register(siteRoutes({ site, publicUrl, anyOrigin, formTargets: config.stripe ? ['https://checkout.stripe.com'] : [] }));
  app.register(healthRoutes({ db, publicUrl }));
  app.register(
    api(config, [
      leadRoutes({ db }),
      offerRoutes({ db, offerSeconds: config.offerSeconds, now }),
      checkoutRoutes({ db, payments, queue, publicUrl, now }),
      webhookRoutes({ db, payments, queue }),
      manageRoutes({ db, payments, queue, publicUrl, portal: config.stripe !== undefined, now }),
      appLinkRoutes({ db, queue, publicUrl, now }),
      submissionRoutes({ db }),
      contactMessageRoutes({ db }),
      deletionRequestRoutes({ db }),
      placesRoutes({ places }),
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
