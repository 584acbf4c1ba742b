import type { FastifyRequest } from 'fastify';
import {
  type AppLinkMailResponse,
  AppLinkRequest,
  type AppLinkResponse,
  RedemptionRequest,
  type RedemptionResponse,
} from '../../../core/api/app-links.ts';
import type { AppLinks } from '../../platform/app-link-settings.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse, TooManyRequests } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { linkTo } from '../account-links/jobs.ts';
import { exceedsLinkLimit } from '../account-links/limits.ts';
import { consumeLink, createLink, LINK_MINUTES } from '../account-links/store.ts';
import { findAppUser } from '../entitlements/store.ts';
import { openedOrders } from '../order-keys/order-keys.ts';
import { accessTo } from '../subscriptions/access.ts';
import { findPayments, findSubscription, type SubscriptionRow } from '../subscriptions/store.ts';
import { qrCode } from './qr.ts';
import { findPurchase, isOfSandbox, recordActivation } from './store.ts';

type AppLinkDeps = {
  readonly db: Db;
  readonly queue: Pick<Queue, 'add'>;
  readonly publicUrl: URL;
  readonly appLinks?: AppLinks | undefined;
  /** False where strangers could buy with test cards. */
  readonly sandboxUnlocks: boolean;
  readonly now: () => Date;
};

const config = { rateLimit: { max: 60 } };
const NO_ORDER = 'There is no such order in this browser.';
const NO_ACCESS = 'This order gives no access: it has ended, or its money was given back.';
const TEST_ORDER = 'This order was paid with a test card: it unlocks nothing.';

/** The app's account may have another address than the order, so a link unlocks the app. */
export function appLinkRoutes({ db, queue, publicUrl, appLinks, sandboxUnlocks, now }: AppLinkDeps): Routes {
  const linkRequestFor = ({ id, email }: SubscriptionRow) => ({ purpose: 'app', email, subscriptionId: id }) as const;
  const bought = async (request: FastifyRequest, sessionId: string) =>
    findPurchase(db, sessionId, await openedOrders(db, request, now()));
  const accessOf = async (subscription: SubscriptionRow) =>
    accessTo(subscription, await findPayments(db, subscription.id), now());

  return async (app) => {
    app.post('/app-links', { config, schema: { body: AppLinkRequest } }, async (request, reply) => {
      const subscription = await bought(request, request.body.sessionId);
      if (!subscription) return refuse(reply, 'not_found', NO_ORDER);
      if (!(await accessOf(subscription)).given) return refuse(reply, 'conflict', NO_ACCESS);
      const linkRequest = linkRequestFor(subscription);
      if (await exceedsLinkLimit(db, linkRequest, now())) throw new TooManyRequests();
      const code = await createLink(db, linkRequest, now());
      const link = linkTo({ publicUrl, appLinks }, 'app', code);
      const universal = appLinks ? { universal: true as const } : {};
      return { link, code, qr: qrCode(link), minutes: LINK_MINUTES.app, ...universal } satisfies AppLinkResponse;
    });

    app.post('/app-links/mails', { config, schema: { body: AppLinkRequest } }, async (request, reply) => {
      const subscription = await bought(request, request.body.sessionId);
      if (!subscription) return refuse(reply, 'not_found', NO_ORDER);
      if (!(await accessOf(subscription)).given) return refuse(reply, 'conflict', NO_ACCESS);
      if (await exceedsLinkLimit(db, linkRequestFor(subscription), now())) throw new TooManyRequests();
      await queue.add(db, 'account-link', { purpose: 'app', subscriptionId: subscription.id });
      return { success: true } satisfies AppLinkMailResponse;
    });

    app.post('/app-links/redemptions', { config, schema: { body: RedemptionRequest } }, async (request, reply) => {
      const link = await consumeLink(db, 'app', request.body.token, now());
      const subscription = link?.subscription_id && (await findSubscription(db, link.subscription_id));
      if (!subscription) return refuse(reply, 'not_found', 'This link has been used, is too old, or was never given.');
      if (!sandboxUnlocks && (await isOfSandbox(db, subscription.id))) return refuse(reply, 'conflict', TEST_ORDER);
      const { given, until } = await accessOf(subscription);
      if (!given) return refuse(reply, 'conflict', NO_ACCESS);
      await recordActivation(db, subscription.id, now());
      const { email, plan_id: planId, status, current_period_end: end } = subscription;
      const appUserId = await findAppUser(db, subscription);
      return {
        email,
        appUserId,
        planId,
        status,
        currentPeriodEnd: end?.toISOString() ?? null,
        paidUntil: until?.toISOString() ?? null,
      } satisfies RedemptionResponse;
    });
  };
}
