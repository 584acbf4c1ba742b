import { readLimited } from './read-limited.ts';
import { retryAfter } from './retry-after.ts';

export type ServiceRequest = {
  /** POST when something is sent, unless told otherwise. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as JSON that is written already, to the letter. */
  readonly text?: string;
  /** The same for each attempt at one delivery, sent as `Idempotency-Key`, by which the receiver can tell a second copy. */
  readonly key?: string;
  /** Of a success. `words`: plain text is fine as well as JSON, but no page of HTML and no broken JSON. `nothing`: whatever it says is not looked at. */
  readonly expects?: 'json' | 'words' | 'nothing';
  /** For everything, to the last byte. */
  readonly timeoutMs?: number;
  /** The longest answer that is read. */
  readonly longestBytes?: number;
};

/**
 * `busy`: it answered that it cannot now. `unreachable`: there was no answer, none that makes sense, or one that is ours to mend, like
 * a wrong password or a wrong address. Both may be tried again. `refused`: never. `detail` is for logs and the operator: it holds no secret, no address
 * and nothing that was sent. `status` and `body` are there where there was an answer.
 */
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

/** Asks a service outside, and never throws. Redirects are not followed: they would take the secret and the data elsewhere. */
export async function callService(url: URL, request: ServiceRequest = {}): Promise<ServiceResponse> {
  const { json, text = json === undefined ? undefined : JSON.stringify(json), key, expects = 'json' } = request;
  const { timeoutMs = TIMEOUT_MS, longestBytes = MAX_BYTES } = request;
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (text !== undefined) headers['content-type'] = 'application/json';
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

/**
 * What a status means that is no success; 5xx is `busy`. Everything that does not stand here is `unreachable`, since somebody can mend
 * it, and then it arrives: a redirect; 401, 402 and 403, the credentials or the account; 404 and 405, a wrong address, or a server
 * in the middle of its deployment; and what only something in between would say.
 */
const MEANING: ReadonlyMap<number, ServiceFailure['reason']> = new Map([
  [408, 'busy'], // waited too long for us
  [409, 'busy'], // still at work on the first copy, whose answer we did not wait for
  [423, 'busy'], // the same
  [425, 'busy'], // not this early
  [429, 'busy'], // too many at once
  [400, 'refused'], // not like this: the same again would be refused again
  [410, 'refused'], // gone, and meant to be
  [413, 'refused'], // too long
  [415, 'refused'], // not in this format
  [422, 'refused'], // understood, and against its rules
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

/** The name of the failure, like ECONNREFUSED; messages may hold addresses. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z][A-Z0-9_]+$/.test(code) ? ` (${code})` : '';
}
