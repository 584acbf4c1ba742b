import { createHash } from 'node:crypto';
import { callService, type ServiceFailure, type ServiceResponse } from '../http/call-service.ts';
import type { ListPort } from './port.ts';

export type MailchimpSettings = {
  /** Ends with the data centre: `…-us21`. */
  readonly apiKey: string;
  readonly listId: string;
  readonly doubleOptIn: boolean;
  readonly host?: URL | undefined;
  readonly timeoutMs?: number;
};

/** The operator creates this merge field once. */
const PLAN_FIELD = 'PLAN';

/** `status` is never sent with a member, because it would resubscribe people who left. */
export function mailchimp({ apiKey, listId, doubleOptIn, host, timeoutMs }: MailchimpSettings): ListPort {
  const [, dataCentre = 'us1'] = apiKey.split('-');
  const base = host ?? new URL(`https://${dataCentre}.api.mailchimp.com`);
  const authorization = `Basic ${Buffer.from(`key:${apiKey}`).toString('base64')}`;

  function ask(method: 'PUT' | 'PATCH' | 'POST', email: string, action = '', json?: object): Promise<ServiceResponse> {
    const url = new URL(`/3.0/lists/${encodeURIComponent(listId)}/members/${memberId(email)}${action}`, base);
    const timeout = timeoutMs === undefined ? {} : { timeoutMs };
    return callService(url, { method, headers: { authorization }, ...(json && { json }), expects: 'nothing', ...timeout });
  }

  return {
    async save({ email, plan = '' }) {
      const member = {
        email_address: email,
        status_if_new: doubleOptIn ? 'pending' : 'subscribed',
        merge_fields: { [PLAN_FIELD]: plan },
      };
      const answer = await ask('PUT', email, '', member);
      return answer.ok || hasLeft(answer) ? { ok: true } : answer;
    },
    unsubscribe: async (email) => orAway(await ask('PATCH', email, '', { status: 'unsubscribed' })),
    remove: async (email) => orAway(await ask('POST', email, '/actions/delete-permanent')),
  };
}

function memberId(email: string): string {
  return createHash('md5').update(email.toLowerCase()).digest('hex');
}

function hasLeft(answer: ServiceFailure): boolean {
  return answer.status === 400 && /^(Member In Compliance State|Forgotten Email Not Subscribed)$/i.test(titleOf(answer));
}

/** Only Mailchimp's own 404 means that the address is no member. */
function orAway(answer: ServiceResponse) {
  const away = !answer.ok && answer.status === 404 && /^Resource Not Found$/i.test(titleOf(answer));
  return answer.ok || away ? ({ ok: true } as const) : answer;
}

function titleOf({ body }: ServiceFailure): string {
  return typeof body === 'object' && body !== null && 'title' in body ? String(body.title) : '';
}
