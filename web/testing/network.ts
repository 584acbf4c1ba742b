import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { ErrorCode, ErrorResponse } from '../../core/api/errors.ts';

type Method = 'GET' | 'POST';
/** A method and a path without the query, like `GET /api/operator/session`. */
type Endpoint = `${Method} /${string}`;

type SentRequest = {
  readonly endpoint: string;
  readonly search: Readonly<Record<string, string>>;
  /** With every value of a repeated parameter. */
  readonly query: URLSearchParams;
  readonly body: unknown;
};

class Refusal {
  readonly status: number;
  readonly response: ErrorResponse;
  constructor(status: number, error: Omit<ErrorResponse['error'], 'requestId'>) {
    this.status = status;
    this.response = { success: false, error: { requestId: 'test', ...error } };
  }
}

/** A refusal as the server sends it. */
export function refusal(code: ErrorCode, message: string, details: Partial<ErrorResponse['error']> = {}): Refusal {
  return new Refusal(code === 'signed_out' ? 401 : 400, { code, message, ...details });
}

export const offline = Symbol('The server cannot be reached.');

type Answer<T> = T | Refusal | typeof offline;
type Handler = (request: SentRequest) => Answer<unknown> | Promise<Answer<unknown>>;

const handlers = new Map<string, Handler>();
const sent: SentRequest[] = [];
const unknown: string[] = [];

/** Answers an endpoint until the end of the test, in place of any earlier answer. `T` is the type from `core/api`. */
export function respondWith<T>(endpoint: Endpoint, handler: (request: SentRequest) => Answer<T> | Promise<Answer<T>>): void {
  handlers.set(endpoint, handler);
}

/** What was sent to an endpoint during this test. */
export function requestsTo(endpoint: Endpoint): readonly SentRequest[] {
  return sent.filter((request) => request.endpoint === endpoint);
}

/** A request that the test has no answer for fails it: the pages themselves take it for a server that cannot be reached. */
async function respond(path: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(path, 'http://localhost');
  const endpoint = `${init.method ?? 'GET'} ${url.pathname}`;
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const request = { endpoint, search: Object.fromEntries(url.searchParams), query: url.searchParams, body };
  sent.push(request);
  const handler = handlers.get(endpoint);
  if (!handler) unknown.push(endpoint);
  const answered = await (handler?.(request) ?? offline);
  if (answered === offline) throw new TypeError('Failed to fetch');
  if (answered instanceof Refusal) return Response.json(answered.response, { status: answered.status });
  return Response.json(answered);
}

beforeEach(() => {
  handlers.clear();
  sent.length = 0;
  unknown.length = 0;
  vi.stubGlobal('fetch', respond);
});

afterEach(() => {
  vi.unstubAllGlobals();
  expect(unknown).toEqual([]);
});
