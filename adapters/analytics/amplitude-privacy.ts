import { DAY_MS } from '../../core/time.ts';
import type { DeliveryOutcome } from '../delivery-outcome.ts';
import { callService, type ServiceResponse } from '../http/call-service.ts';
import type { AnalyticsPort, DeletionOutcome } from './port.ts';

type PrivacySettings = {
  readonly apiKey: string;
  readonly secretKey: string;
  readonly privacyUrl: URL;
  readonly now: () => Date;
  readonly timeoutMs: number;
};

const MAX_USERS = 100;
/** Amplitude begins a deletion 10 to 13 days after the first request of a batch. */
const LONGEST_WAIT_DAYS = 13;

/** The User Privacy API takes user ids and no device ids. Amplitude reserves some words, which the prefix avoids. */
export function userIdOf(deviceId: string): string {
  return `visitor-${deviceId}`;
}

export function amplitudePrivacy(settings: PrivacySettings): Pick<AnalyticsPort, 'deleteDevices' | 'try'> {
  const { apiKey, secretKey, privacyUrl, now, timeoutMs } = settings;
  const authorization = `Basic ${Buffer.from(`${apiKey}:${secretKey}`).toString('base64')}`;
  const url = new URL('/api/2/deletions/users', privacyUrl);

  async function orderDeletion(deviceIds: readonly string[], until: number): Promise<DeletionOutcome> {
    const answer = await callService(url, {
      headers: { authorization },
      json: { user_ids: deviceIds.map(userIdOf), ignore_invalid_id: 'true', requester: 'visitor' },
      timeoutMs: Math.max(1, Math.ceil(until - performance.now())),
    });
    return answer.ok
      ? { ok: true, due: dueDay(answer.body) ?? new Date(now().getTime() + LONGEST_WAIT_DAYS * DAY_MS) }
      : waiting(answer);
  }

  return {
    async deleteDevices(deviceIds) {
      const until = performance.now() + timeoutMs;
      let due = now();
      for (let from = 0; from < deviceIds.length; from += MAX_USERS) {
        const outcome = await orderDeletion(deviceIds.slice(from, from + MAX_USERS), until);
        if (!outcome.ok) return outcome;
        if (outcome.due > due) due = outcome.due;
      }
      return { ok: true, due };
    },
    /** Lists the deletions of the last day, which needs both keys. */
    async try() {
      const day = now().toISOString().slice(0, 10);
      const answer = await callService(new URL(`${url}?start_day=${day}&end_day=${day}`), {
        headers: { authorization },
        timeoutMs,
      });
      return answer.ok
        ? { ok: true, detail: 'Amplitude knows both keys, and takes deletions.' }
        : { ok: false, detail: answer.detail };
    },
  };
}

/** A person's data stays there until the operator has corrected the settings, so no refusal is final. */
function waiting(answer: Extract<ServiceResponse, { ok: false }>): Extract<DeliveryOutcome, { ok: false }> {
  return answer.reason === 'refused' ? { ...answer, reason: 'unreachable' } : answer;
}

/** One job, or a list of jobs where the users are in several. */
function dueDay(body: unknown): Date | undefined {
  const days = [body].flat().flatMap((job) => {
    const { day } = (job ?? {}) as { readonly day?: unknown };
    return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? [day] : [];
  });
  const last = days.sort().at(-1);
  return last === undefined ? undefined : new Date(`${last}T00:00:00Z`);
}
