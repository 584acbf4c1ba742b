import { readLimited } from './read-limited.ts';
import { retryAfter } from './retry-after.ts';

type ServiceRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  /** Sent as `Idempotency-Key`, so that the receiver recognises a retry. */
  readonly key?: string;
  /** `words` accepts plain text too, but neither HTML nor broken JSON; `nothing` ignores the body. */
  readonly expects?: 'json' | 'words' | 'nothing';
  readonly timeoutMs?: number;
  readonly longestBytes?: number;
};

/** `unreachable` includes what the operator can correct, such as a password. `detail` holds no secret and no address. */
export type ServiceFailure = {
  readonly ok: false;
  readonly reason: 'unreachable' | 'refused' | 'busy';
  readonly detail: string;
  readonly retryAfterMs?: number;
  readonly status?: number;
  readonly body?: unknown;
};

export type ServiceResponse = { readonly ok: true; readonly status: number; readonly body: unknown } | ServiceFailure;

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 256 * 1024;

/** Never throws. Redirects are not followed, because they would take secrets to another host. */
export async function callService(url: URL, request: ServiceRequest = {}): Promise<ServiceResponse> {
  const { json, text = json === undefined ? undefined : JSON.stringify(json), key, expects = 'json' } = request;
  const { timeoutMs = TIMEOUT_MS, longestBytes = MAX_BYTES } = request;
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (text !== undefined) headers['content-type'] ??= 'application/json';
  if (key !== undefined) headers['idempotency-key'] = key;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const method = request.method ?? (text === undefined ? 'GET' : 'POST');
    const response = await fetch(url, { method, headers, body: text ?? null, redirect: 'manual', signal });
    const { status } = response;
    if (status >= 200 && status < 300 && expects === 'nothing') {
      await response.body?.cancel();
      return { ok: true, status, body: undefined };
    }
    const body = await readLimited(response, longestBytes);
    return status >= 200 && status < 300 ? parsedBody(status, body, expects === 'words') : failure(response, body);
  } catch (error) {
    return unreachableFailure(
      signal.aborted ? `did not answer within ${timeoutMs / 1000} s` : `could not be reached${codeOf(error)}`,
    );
  }
}

function parsedBody(status: number, body: string | undefined, words: boolean): ServiceResponse {
  if (body === undefined) return { ...unreachableFailure(`answered ${status} with more than can be read`), status };
  const value = parsed(body);
  if (!value.ok && words && !/^\s*[<{]/.test(body)) return { ok: true, status, body };
  return value.ok
    ? { ok: true, status, body: value.value }
    : { ...unreachableFailure(`answered ${status} with no JSON`), status };
}

function failure({ status, headers }: Response, text: string | undefined): ServiceFailure {
  const retryAfterMs = retryAfter(headers.get('retry-after'), new Date());
  const value = parsed(text ?? '');
  return {
    ok: false,
    reason: reasonOf(status),
    detail: `The receiver answered ${status}.`,
    status,
    ...(value.ok && value.value !== undefined && { body: value.value }),
    ...(retryAfterMs && { retryAfterMs }),
  };
}

/** Any status that is missing here is `unreachable`: the operator can correct it, and a retry then succeeds. 5xx is `busy`. */
const MEANING: ReadonlyMap<number, ServiceFailure['reason']> = new Map([
  [408, 'busy'],
  [409, 'busy'], // still processing the first request
  [423, 'busy'],
  [425, 'busy'],
  [429, 'busy'],
  [400, 'refused'], // the same request would be refused again
  [410, 'refused'],
  [413, 'refused'],
  [415, 'refused'],
  [422, 'refused'],
]);

const reasonOf = (status: number) => MEANING.get(status) ?? (status >= 500 ? 'busy' : 'unreachable');

function unreachableFailure(what: string): ServiceFailure {
  return { ok: false, reason: 'unreachable', detail: `The receiver ${what}.` };
}

function parsed(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  if (text.trim() === '') return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** Error messages may hold addresses; codes do not. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z][A-Z0-9_]+$/.test(code) ? ` (${code})` : '';
}
