import { callService, type ServiceResponse } from '../http/call-service.ts';
import { entitlementOutcome, keyOutcome } from './outcome.ts';
import type { EntitlementsPort } from './port.ts';

type AdaptySettings = { readonly secretKey: string; readonly host?: URL | undefined; readonly timeoutMs?: number };

const HOST = new URL('https://api.adapty.io');
const PROBE_ID = 'try-0';

/** adapty.io/docs/ss-purchase-in-stripe, adapty.io/docs/ss-delete-profile */
export function adapty({ secretKey, host = HOST, timeoutMs }: AdaptySettings): EntitlementsPort {
  const authorization = `Api-Key ${secretKey}`;
  const limit = { ...(timeoutMs !== undefined && { timeoutMs }) };
  const profile = (method: 'GET' | 'DELETE', appUserId: string) =>
    callService(new URL('/api/v2/server-side-api/profile/', host), {
      method,
      headers: { authorization, 'adapty-customer-user-id': appUserId },
      expects: 'nothing',
      ...limit,
    });
  return {
    /** Adapty imports the history of the subscription from Stripe, with its own key of Stripe. */
    async sync({ appUserId, subscription }) {
      const attributes = { customer_user_id: appUserId, stripe_token: subscription };
      const answer = await callService(new URL('/api/v1/sdk/purchase/stripe/token/validate/', host), {
        json: { data: { type: 'stripe_receipt_validation_result', attributes } },
        headers: { authorization, 'content-type': 'application/vnd.api+json' },
        expects: 'nothing',
        ...limit,
      });
      return entitlementOutcome(answer, [secretKey, appUserId, subscription]);
    },
    async remove(appUserId) {
      const answer = await profile('DELETE', appUserId);
      return isUnknownProfile(answer) ? { ok: true } : entitlementOutcome(answer, [secretKey, appUserId]);
    },
    async try() {
      const answer = await profile('GET', PROBE_ID);
      return keyOutcome(answer, isUnknownProfile(answer), [secretKey]);
    },
  };
}

/** Adapty's own errors repeat the status; a 404 without it comes from a wrong address. */
function isUnknownProfile(answer: ServiceResponse): boolean {
  const { status_code: status } = (answer.body ?? {}) as { readonly status_code?: unknown };
  return !answer.ok && answer.status === 404 && status === 404;
}
