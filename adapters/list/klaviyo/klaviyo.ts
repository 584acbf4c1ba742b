import { callService, type ServiceFailure, type ServiceResponse } from '../../http/call-service.ts';
import { redact } from '../../redact.ts';
import type { ListPort } from '../port.ts';

export type KlaviyoSettings = {
  readonly apiKey: string;
  readonly listId: string;
  readonly host?: URL | undefined;
  readonly timeoutMs?: number;
};

/** A revision is supported for two years: https://developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy */
const FORMAT = 'application/vnd.api+json';
const REVISION = '2026-01-15';
/** Two requests after each other stay below the 15 seconds of the port. */
const TIMEOUT_MS = 7000;

type Profile = { readonly id?: string; readonly attributes?: { readonly subscriptions?: Subscriptions } };
type Marketing = {
  readonly consent?: string;
  readonly can_receive_email_marketing?: boolean;
  readonly suppression?: readonly object[];
};
type Subscriptions = { readonly email?: { readonly marketing?: Marketing } };

/** Klaviyo has a profile for each address, and consent to marketing apart from it. Double opt-in is a setting of the list. */
export function klaviyo({ apiKey, listId, host, timeoutMs = TIMEOUT_MS }: KlaviyoSettings): ListPort {
  async function ask(path: string, data?: object): Promise<ServiceResponse> {
    const headers = { authorization: `Klaviyo-API-Key ${apiKey}`, revision: REVISION, accept: FORMAT, 'content-type': FORMAT };
    const url = new URL(`/api/${path}`, host ?? 'https://a.klaviyo.com');
    return callService(url, { headers, ...(data && { json: { data } }), timeoutMs });
  }

  async function findProfile(
    email: string,
  ): Promise<{ readonly ok: true; readonly profile: Profile | undefined } | ServiceFailure> {
    const query = new URLSearchParams({
      filter: `equals(email,${JSON.stringify(email)})`,
      'additional-fields[profile]': 'subscriptions',
    });
    const answer = await ask(`profiles?${query}`);
    if (!answer.ok) return withWords(answer, email);
    const { data = [] } = (answer.body ?? {}) as { readonly data?: readonly Profile[] };
    return { ok: true, profile: data[0] };
  }

  async function change(email: string, path: string, data: object) {
    const answer = await ask(path, data);
    return answer.ok ? ({ ok: true } as const) : withWords(answer, email);
  }

  function subscriptionJob(type: string, email: string, consent: 'SUBSCRIBED' | 'UNSUBSCRIBED') {
    const attributes = { email, subscriptions: { email: { marketing: { consent } } } };
    return {
      type,
      attributes: { profiles: { data: [{ type: 'profile', attributes }] } },
      relationships: { list: { data: { type: 'list', id: listId } } },
    };
  }

  return {
    async save({ email, plan = '' }) {
      const found = await findProfile(email);
      if (!found.ok) return found;
      const saved = await change(email, 'profile-import', { type: 'profile', attributes: { email, properties: { plan } } });
      if (!saved.ok || !maySubscribe(marketingOf(found.profile))) return saved;
      const type = 'profile-subscription-bulk-create-job';
      return change(email, `${type}s`, subscriptionJob(type, email, 'SUBSCRIBED'));
    },
    async unsubscribe(email) {
      const found = await findProfile(email);
      if (!found.ok || !found.profile) return found.ok ? { ok: true } : found;
      const type = 'profile-subscription-bulk-delete-job';
      return change(email, `${type}s`, subscriptionJob(type, email, 'UNSUBSCRIBED'));
    },
    async remove(email) {
      const found = await findProfile(email);
      if (!found.ok || !found.profile) return found.ok ? { ok: true } : found;
      const profile = { data: { type: 'profile', attributes: { email } } };
      const type = 'data-privacy-deletion-job';
      return change(email, `${type}s`, { type, attributes: { profile } });
    },
    async membership(email) {
      const found = await findProfile(email);
      if (!found.ok) return found;
      const { consent, can_receive_email_marketing: reachable } = marketingOf(found.profile);
      return { ok: true, subscribed: consent === 'SUBSCRIBED' && reachable === true };
    },
    async try() {
      const answer = await ask(`lists/${encodeURIComponent(listId)}`);
      return answer.ok
        ? { ok: true, detail: 'Klaviyo knows the key and the list.' }
        : { ok: false, detail: withWords(answer, '').detail };
    },
  };
}

function marketingOf(profile: Profile | undefined): Marketing {
  return profile?.attributes?.subscriptions?.email?.marketing ?? {};
}

/** A new subscription would lift what somebody who left, complained or cannot be reached is protected by. */
function maySubscribe({ consent, suppression = [] }: Marketing): boolean {
  return consent !== 'SUBSCRIBED' && consent !== 'UNSUBSCRIBED' && suppression.length === 0;
}

/** https://developers.klaviyo.com/en/docs/rate_limits_and_error_handling */
function withWords(answer: ServiceFailure, email: string): ServiceFailure {
  const { errors = [] } = (answer.body ?? {}) as { readonly errors?: readonly { readonly detail?: string }[] };
  const words = redact(errors.map(({ detail = '' }) => detail).join(' '), [email]);
  return words ? { ...answer, detail: `${answer.detail} It said: ${words}` } : answer;
}
