import type { ErrorResponse } from '../../core/api/errors.ts';
import { after } from './clock.ts';

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: 'offline' }
  | { readonly ok: false; readonly reason: 'refused'; readonly error: ErrorResponse['error'] };

const TIMEOUT_MS = 15_000;

type Options = { readonly timeoutMs?: number; readonly signal?: AbortSignal };
type PostOptions = Options & { readonly headers?: Readonly<Record<string, string>> };

export function get<T>(path: string, options: Options = {}): Promise<ApiResult<T>> {
  return request(path, { method: 'GET' }, options);
}

export function post<T>(path: string, body: unknown, { headers = {}, ...options }: PostOptions = {}): Promise<ApiResult<T>> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  return request(path, { ...init, keepalive: init.body.length < 60_000 }, options);
}

async function request<T>(path: string, init: RequestInit, { timeoutMs = TIMEOUT_MS, signal }: Options): Promise<ApiResult<T>> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const stopTimer = after(timeoutMs, abort);
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(path, { ...init, signal: controller.signal });
    const body = (await response.json()) as T | ErrorResponse;
    if (response.ok) return { ok: true, value: body as T };
    const { error } = body as Partial<ErrorResponse>;
    // A proxy answered, not our server.
    if (!error?.code) return { ok: false, reason: 'offline' };
    return { ok: false, reason: 'refused', error };
  } catch {
    return { ok: false, reason: 'offline' };
  } finally {
    stopTimer();
    signal?.removeEventListener('abort', abort);
  }
}
