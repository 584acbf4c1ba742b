import { HOUR_MS } from '../../../core/time.ts';
import type { ServiceFailure } from '../../http/call-service.ts';
import { redact } from '../../redact.ts';

type Problem = {
  readonly title?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field?: string; readonly message?: string }[];
};

/** Adds Mailchimp's words, and tells what passes and what the operator can correct from what never will succeed. */
export function mailchimpFailure(answer: ServiceFailure, email: string): ServiceFailure {
  const { detail = '', errors = [] } = problemOf(answer);
  const fields = errors.map(({ field = '', message = '' }) => `${field}: ${message}`).join('; ');
  const words = redact(`${detail} ${fields}`, [email]);
  const failure = words ? { ...answer, detail: `${answer.detail} It said: ${words}` } : answer;
  if (answer.status !== 400) return failure;
  if (/signed up to a lot of lists/i.test(detail)) return { ...failure, reason: 'busy', retryAfterMs: HOUR_MS };
  const isSetting = /merge fields/i.test(detail) || errors.some(({ field = '' }) => SETTINGS.test(field));
  return isSetting ? { ...failure, reason: 'unreachable' } : failure;
}

const SETTINGS = /^(merge_fields|marketing_permissions)/;

export function titleOf(answer: ServiceFailure): string {
  return String(problemOf(answer).title ?? '');
}

function problemOf({ body }: ServiceFailure): Problem {
  return typeof body === 'object' && body !== null ? (body as Problem) : {};
}
