import type { DeliveryOutcome } from '../delivery-outcome.ts';
import { callService, type ServiceResponse } from '../http/call-service.ts';
import { errorMessage } from './error-message.ts';
import type { CompanionPort } from './port.ts';

type CompanionSettings = {
  readonly url: URL;
  readonly credentials?: { readonly user: string; readonly password: string } | undefined;
  /** The app takes changes of subscriptions too, which not every app does. */
  readonly takesSubscriptions?: boolean;
  readonly timeoutMs?: number;
};

export function companionApp({ url, credentials, takesSubscriptions = false, timeoutMs }: CompanionSettings): CompanionPort {
  const base = url.href.replace(/\/*$/, '/');
  const headers: Record<string, string> = credentials ? { authorization: basic(credentials) } : {};
  const secrets = credentials ? [credentials.password, basic(credentials)] : [];
  const post = (name: string, key: string, json: unknown) =>
    callService(new URL(name, base), { json, key, headers, expects: 'words', ...(timeoutMs !== undefined && { timeoutMs }) });
  return {
    /** The app has no path to ask about, so any answer shows that it is there and takes the password. */
    async try() {
      const { status, ...answer } = await callService(url, {
        headers,
        expects: 'nothing',
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
      if (status === undefined) return { ok: false, detail: 'detail' in answer ? answer.detail : '' };
      return { ok: status < 500 && !REFUSED.has(status), detail: `The app's server answered ${status}.` };
    },
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
    async notifySubscription(key, notice) {
      if (!takesSubscriptions) return { ok: true };
      const answer = await post('updateSubscription', key, notice);
      return outcomeOf(answer, denies(answer), [...secrets, notice.appUserId, notice.subscription]);
    },
  };
}

const REFUSED: ReadonlySet<number> = new Set([401, 403]);

function basic({ user, password }: { readonly user: string; readonly password: string }): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Functions of this kind report temporary errors with a 2xx status too, so only a 4xx status is final. */
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

function denies(answer: ServiceResponse): boolean {
  const { success, ok, error } = fields(answer);
  return success === false || ok === false || (Boolean(error) && success !== true && ok !== true);
}

/** Only the app's own 404 counts: a server without this path answers 404 as well. */
function isUnknownUser(answer: ServiceResponse): boolean {
  return !answer.ok && (answer.status === 404 || answer.status === 410) && fields(answer).success === false;
}
