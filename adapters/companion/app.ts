import type { DeliveryOutcome } from '../delivery-outcome.ts';
import { callService, type ServiceResponse } from '../http/call-service.ts';
import { errorMessage } from './error-message.ts';
import type { CompanionPort } from './port.ts';

export type CompanionSettings = {
  /** Where its functions are: `POST {url}/receiveWebQuizData`. */
  readonly url: URL;
  readonly credentials?: { readonly user: string; readonly password: string } | undefined;
  readonly timeoutMs?: number;
};

/** The companion app's backend. */
export function companionApp({ url, credentials, timeoutMs }: CompanionSettings): CompanionPort {
  const base = url.href.replace(/\/*$/, '/');
  const headers: Record<string, string> = credentials ? { authorization: basic(credentials) } : {};
  const secrets = credentials ? [credentials.password, basic(credentials)] : [];
  const post = (name: string, key: string, json: unknown) =>
    callService(new URL(name, base), { json, key, headers, expects: 'words', ...(timeoutMs !== undefined && { timeoutMs }) });
  return {
    async receiveAnswers(key, answers) {
      const answer = await post('receiveWebQuizData', key, answers);
      return outcomeOf(answer, denies(answer), [...secrets, ...answers.map((each) => each.answer)]);
    },
    async deleteUser(key, email) {
      const answer = await post('deleteUser', key, { email });
      if (isUnknownUser(answer)) return { ok: true };
      return outcomeOf(answer, !confirms(answer), [...secrets, email]);
    },
    async addSubscriber(key, email) {
      const answer = await post('addUserToMailchimp', key, { email });
      return outcomeOf(answer, denies(answer), [...secrets, email]);
    },
  };
}

function basic({ user, password }: { readonly user: string; readonly password: string }): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/**
 * A 2xx answer that says itself that it failed is tried again: functions of this kind report with it whatever went wrong inside them,
 * also what passes. What can never succeed, the app tells by a 4xx status; a 404 too, where it is its own word.
 */
function outcomeOf(answer: ServiceResponse, failed: boolean, sent: readonly string[]): DeliveryOutcome {
  if (answer.ok && !failed) return { ok: true };
  const { reason, detail, retryAfterMs } = answer.ok
    ? ({
        reason: 'busy',
        detail: `The receiver answered ${answer.status}, and that it failed.`,
        retryAfterMs: undefined,
      } as const)
    : { retryAfterMs: undefined, ...answer, ...(isUnknownUser(answer) && { reason: 'refused' as const }) };
  const why = errorMessage(answer.body, sent);
  return { ok: false, reason, detail: why ? `${detail} It said: ${why}` : detail, ...(retryAfterMs && { retryAfterMs }) };
}

const fields = ({ body }: ServiceResponse): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

const confirms = (answer: ServiceResponse) => fields(answer).success === true;

/** Beside `success` and `ok`, any `error` denies, be it as empty as an exception in JSON, unless one of the two says yes. */
function denies(answer: ServiceResponse): boolean {
  const { success, ok, error } = fields(answer);
  return success === false || ok === false || (Boolean(error) && success !== true && ok !== true);
}

/** Most who ask to be forgotten never had the app. Only its own word counts, not that of a server that does not know the path, or not yet. */
function isUnknownUser(answer: ServiceResponse): boolean {
  return !answer.ok && (answer.status === 404 || answer.status === 410) && fields(answer).success === false;
}
