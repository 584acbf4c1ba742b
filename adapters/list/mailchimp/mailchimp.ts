import { createHash } from 'node:crypto';
import { callService, type ServiceFailure, type ServiceResponse } from '../../http/call-service.ts';
import type { TryOutcome } from '../../integration.ts';
import type { ListPort } from '../port.ts';
import { mailchimpFailure, titleOf } from './failure.ts';

export type MailchimpSettings = {
  /** Ends with the data centre: `…-us21`. */
  readonly apiKey: string;
  readonly listId: string;
  readonly doubleOptIn: boolean;
  /** The marketing permission of an audience with GDPR fields that a member gives. */
  readonly permissionId?: string | undefined;
  readonly host?: URL | undefined;
  readonly timeoutMs?: number;
};

/** The operator creates this merge field once. */
const PLAN_FIELD = 'PLAN';
const TIMEOUT_MS = 7000;

/** `status` is never sent with a member, because it would resubscribe people who left. */
export function mailchimp(settings: MailchimpSettings): ListPort {
  const { apiKey, listId, doubleOptIn, permissionId, host, timeoutMs = TIMEOUT_MS } = settings;
  const [, dataCentre = 'us1'] = apiKey.split('-');
  const list = `/3.0/lists/${encodeURIComponent(listId)}`;
  const headers = { authorization: `Basic ${Buffer.from(`key:${apiKey}`).toString('base64')}` };

  function ask(path: string, method: 'GET' | 'PUT' | 'PATCH' | 'POST' = 'GET', json?: object): Promise<ServiceResponse> {
    const url = new URL(`${list}${path}`, host ?? `https://${dataCentre}.api.mailchimp.com`);
    const expects = method === 'GET' ? 'json' : 'nothing';
    return callService(url, { method, headers, ...(json && { json }), expects, timeoutMs });
  }

  /** Mailchimp answers 404 with the same words to an unknown member and to an unknown audience. */
  async function isUnknownMember(answer: ServiceFailure): Promise<boolean> {
    if (answer.status !== 404 || !/^Resource Not Found$/i.test(titleOf(answer))) return false;
    return (await ask('?fields=id')).ok;
  }

  async function doneIfUnknown(email: string, answer: ServiceResponse) {
    if (answer.ok || (await isUnknownMember(answer))) return { ok: true } as const;
    return mailchimpFailure(answer, email);
  }

  return {
    async save({ email, plan = '' }) {
      const member = {
        email_address: email,
        status_if_new: doubleOptIn ? 'pending' : 'subscribed',
        merge_fields: { [PLAN_FIELD]: plan },
        ...(permissionId && { marketing_permissions: [{ marketing_permission_id: permissionId, enabled: true }] }),
      };
      const answer = await ask(`${memberPath(email)}?skip_merge_validation=true`, 'PUT', member);
      return answer.ok || hasLeft(answer) ? { ok: true } : mailchimpFailure(answer, email);
    },
    unsubscribe: async (email) => doneIfUnknown(email, await ask(memberPath(email), 'PATCH', { status: 'unsubscribed' })),
    remove: async (email) => doneIfUnknown(email, await ask(`${memberPath(email)}/actions/delete-permanent`, 'POST')),
    async membership(email) {
      const answer = await ask(`${memberPath(email)}?fields=status`);
      if (answer.ok) return { ok: true, subscribed: (answer.body as { status?: string } | undefined)?.status === 'subscribed' };
      return (await isUnknownMember(answer)) ? { ok: true, subscribed: false } : mailchimpFailure(answer, email);
    },
    try: async () => tryOutcomeOf(await ask('/merge-fields?count=100&fields=merge_fields.tag')),
  };
}

function memberPath(email: string): string {
  return `/members/${createHash('md5').update(email.toLowerCase()).digest('hex')}`;
}

function hasLeft(answer: ServiceFailure): boolean {
  return answer.status === 400 && /^(Member In Compliance State|Forgotten Email Not Subscribed)$/i.test(titleOf(answer));
}

function tryOutcomeOf(answer: ServiceResponse): TryOutcome {
  if (!answer.ok) return { ok: false, detail: mailchimpFailure(answer, '').detail };
  const { merge_fields: fields = [] } = (answer.body ?? {}) as { readonly merge_fields?: readonly { readonly tag?: string }[] };
  return fields.some(({ tag }) => tag === PLAN_FIELD)
    ? { ok: true, detail: `Mailchimp knows the key, the audience and its field ${PLAN_FIELD}.` }
    : { ok: false, detail: `The audience has no field ${PLAN_FIELD}: add one of type text in its settings.` };
}
