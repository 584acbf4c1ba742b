import { callService, type ServiceResponse } from '../http/call-service.ts';
import { entitlementOutcome, keyOutcome } from './outcome.ts';
import type { EntitlementsPort } from './port.ts';

type RevenueCatSettings = {
  /** The public key of the Stripe app in RevenueCat's project; `secretKey` is of version 1, for deletions. */
  readonly stripeAppKey: string;
  readonly secretKey: string;
  readonly host?: URL | undefined;
  readonly timeoutMs?: number;
};

const HOST = new URL('https://api.revenuecat.com');
const PROBE_ID = 'try-0';

/** revenuecat.com/docs/web/integrations/stripe/track-external-purchases, revenuecat.com/docs/api-v1 */
export function revenueCat({ stripeAppKey, secretKey, host = HOST, timeoutMs }: RevenueCatSettings): EntitlementsPort {
  const secrets = [stripeAppKey, secretKey];
  const limit = { ...(timeoutMs !== undefined && { timeoutMs }) };
  const removed = (appUserId: string) =>
    callService(new URL(`/v1/subscribers/${encodeURIComponent(appUserId)}`, host), {
      method: 'DELETE',
      headers: { authorization: `Bearer ${secretKey}` },
      ...limit,
    });
  return {
    /** The same subscription posted again is read anew at Stripe, and updated at once. */
    async sync({ appUserId, subscription }) {
      const answer = await callService(new URL('/v1/receipts', host), {
        json: { app_user_id: appUserId, fetch_token: subscription },
        headers: { authorization: `Bearer ${stripeAppKey}`, 'x-platform': 'stripe' },
        ...limit,
      });
      return entitlementOutcome(answer, [...secrets, appUserId, subscription]);
    },
    async remove(appUserId) {
      const answer = await removed(appUserId);
      return isUnknownCustomer(answer) ? { ok: true } : entitlementOutcome(answer, [...secrets, appUserId]);
    },
    async try() {
      const answer = await removed(PROBE_ID);
      return keyOutcome(answer, isUnknownCustomer(answer), secrets);
    },
  };
}

/** RevenueCat's own errors have a number as `code`; a 404 without it comes from a wrong address. */
function isUnknownCustomer(answer: ServiceResponse): boolean {
  const { code } = (answer.body ?? {}) as { readonly code?: unknown };
  return !answer.ok && answer.status === 404 && typeof code === 'number';
}
