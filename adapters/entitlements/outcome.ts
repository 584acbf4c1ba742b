import type { DeliveryOutcome } from '../delivery-outcome.ts';
import type { ServiceResponse } from '../http/call-service.ts';
import type { TryOutcome } from '../integration.ts';
import { redact } from '../redact.ts';

/** No failure is final: every request is alike, so what the service refuses is a setting that the operator can correct. */
export function entitlementOutcome(answer: ServiceResponse, secrets: readonly string[]): DeliveryOutcome {
  if (answer.ok) return { ok: true };
  const reason = answer.reason === 'refused' ? 'unreachable' : answer.reason;
  const { retryAfterMs } = answer;
  return { ok: false, reason, detail: detailOf(answer, secrets), ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** The service answers about an id that it cannot know, so nothing changes there. */
export function keyOutcome(answer: ServiceResponse, isUnknown: boolean, secrets: readonly string[]): TryOutcome {
  if (answer.ok || isUnknown) return { ok: true, detail: 'The secret key is accepted.' };
  return { ok: false, detail: detailOf(answer, secrets) };
}

function detailOf(answer: Extract<ServiceResponse, { ok: false }>, secrets: readonly string[]): string {
  const words = wordsIn(answer.body);
  const said = words === undefined ? undefined : redact(words, secrets);
  return said ? `${answer.detail} It said: ${said}` : answer.detail;
}

/** `{ message }` of RevenueCat, `{ errors: [{ errors: ['…'] }] }` and `{ errors: [{ detail }] }` of Adapty. */
function wordsIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, detail, errors } = body as Readonly<Record<string, unknown>>;
  if (typeof message === 'string') return message;
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(errors)) return undefined;
  const [first] = errors;
  return typeof first === 'string' ? first : wordsIn(first);
}
