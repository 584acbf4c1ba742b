import type { ServiceFailure } from '../http/call-service.ts';

type GraphError = { readonly code?: number; readonly error_subcode?: number; readonly is_transient?: boolean };

/** Temporary errors and limits of the application, the user, the page and the business use case. */
const RETRYABLE_CODES: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 613, ...range(80_000, 80_014)]);
/** Tokens, permissions and, as 2635, a version that has expired. */
const CONFIGURATION_CODES: ReadonlySet<number> = new Set([3, 10, 102, 190, 2635, ...range(200, 299)]);
/** With code 100: the object does not exist, or the token may not see it. */
const UNKNOWN_OBJECT = 33;

/** Meta answers 400 to nearly everything, and 401 or 403 to some tokens and limits; the codes are in the body. */
export function metaFailure(answer: ServiceFailure): ServiceFailure {
  if (answer.reason === 'busy') return answer;
  const { error = {} } = (answer.body ?? {}) as { readonly error?: GraphError };
  const [code, subcode] = [Number(error.code), Number(error.error_subcode)];
  const codes = [code, subcode].filter(Number.isInteger).join(', subcode ');
  const detail = [answer.detail, codes && `Its code is ${codes}.`, adviceFor(code, subcode)].filter(Boolean).join(' ');
  if (error.is_transient === true || RETRYABLE_CODES.has(code)) return { ...answer, reason: 'busy', detail };
  const correctable = answer.reason === 'unreachable' || CONFIGURATION_CODES.has(code) || isUnknownObject(code, subcode);
  return { ...answer, reason: correctable ? 'unreachable' : 'refused', detail };
}

function isUnknownObject(code: number, subcode: number): boolean {
  return code === 100 && subcode === UNKNOWN_OBJECT;
}

function adviceFor(code: number, subcode: number): string | undefined {
  if (code === 2635) return 'META_API_VERSION names a version that has expired.';
  if (code === 190) return 'META_ACCESS_TOKEN is not valid any more.';
  return isUnknownObject(code, subcode) ? 'META_PIXEL_ID is wrong, or META_ACCESS_TOKEN may not use it.' : undefined;
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
