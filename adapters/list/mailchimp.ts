import { createHash } from 'node:crypto';
import { callService, type ServiceFailure, type ServiceResponse } from '../http/call-service.ts';
import type { ListPort } from './port.ts';

export type MailchimpSettings = {
  /** Ends with the data centre that it belongs to, as in `…-us21`. */
  readonly apiKey: string;
  readonly listId: string;
  /** Whether Mailchimp asks new members to confirm before it writes to them. */
  readonly doubleOptIn: boolean;
  /** Instead of Mailchimp's own. */
  readonly host?: URL | undefined;
  readonly timeoutMs?: number;
};

/** The merge field that holds the id of the plan; the operator makes it, once. */
const PLAN_FIELD = 'PLAN';

/** Mailchimp's Marketing API 3.0. `status` is never sent with a member: it would bring back those who left. */
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

/** Mailchimp knows that they left, complained or were deleted for good, and lets only themselves come back. */
function hasLeft(answer: ServiceFailure): boolean {
  return answer.status === 400 && /^(Member In Compliance State|Forgotten Email Not Subscribed)$/i.test(titleOf(answer));
}

/** Whom Mailchimp itself does not know has left already; a 404 of somebody in between says nothing of members. */
function orAway(answer: ServiceResponse) {
  const away = !answer.ok && answer.status === 404 && /^Resource Not Found$/i.test(titleOf(answer));
  return answer.ok || away ? ({ ok: true } as const) : answer;
}

function titleOf({ body }: ServiceFailure): string {
  return typeof body === 'object' && body !== null && 'title' in body ? String(body.title) : '';
}
