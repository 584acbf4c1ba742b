import type { ErrorResponse } from '../../core/api/errors.ts';
import { OPERATOR_HEADER } from '../../core/operator/request.ts';
import { get, post } from './api.ts';
import { ApiError, unwrap } from './api-error.ts';

const ROOT = '/api/operator';
const TIMEOUT_MS = 30_000;

type Options = {
  /** A body makes it a POST: addresses stay out of URLs. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

type AskForPassword = () => Promise<boolean>;
let askForPassword: AskForPassword | undefined;

/** Asks for the password and confirms it; false when it was not given. Returns how to stop. */
export function onPasswordNeeded(ask: AskForPassword): () => void {
  askForPassword = ask;
  return () => {
    askForPassword = undefined;
  };
}

/** A request that needs a recent password is repeated once it was given. */
export function operatorRequest<T>(path: string, options: Options = {}): Promise<T> {
  return withPassword(() => send<T>(path, options));
}

/** A large file takes longer than any answer, so it has no time limit. */
export function operatorFile(path: string): Promise<Blob> {
  return withPassword(async () => {
    const response = await fetch(ROOT + path).catch(() => undefined);
    const offline = { ok: false, reason: 'offline' } as const;
    if (response?.ok) return response.blob().catch(() => unwrap<Blob>(offline));
    const refused = (await response?.json().catch(() => undefined)) as Partial<ErrorResponse> | undefined;
    return unwrap<Blob>(refused?.error ? { ok: false, reason: 'refused', error: refused.error } : offline);
  });
}

/** A large file takes longer than any answer, so it has no time limit. */
export async function operatorUpload<T>(path: string, file: File): Promise<T> {
  const offline = { ok: false, reason: 'offline' } as const;
  const headers = { 'content-type': 'text/csv', [OPERATOR_HEADER]: 'dashboard' };
  try {
    const response = await fetch(ROOT + path, { method: 'POST', headers, body: file });
    const answer = (await response.json()) as T & Partial<ErrorResponse>;
    if (response.ok) return answer;
    return unwrap<T>(answer.error ? { ok: false, reason: 'refused', error: answer.error } : offline);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return unwrap<T>(offline);
  }
}

async function withPassword<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    const needed = error instanceof ApiError && error.code === 'password_needed';
    if (!needed || !(await askForPassword?.())) throw error;
    return request();
  }
}

async function send<T>(path: string, { body, signal }: Options): Promise<T> {
  const options = { timeoutMs: TIMEOUT_MS, ...(signal && { signal }) };
  if (body === undefined) return unwrap(await get<T>(ROOT + path, options));
  return unwrap(await post<T>(ROOT + path, body, { ...options, headers: { [OPERATOR_HEADER]: 'dashboard' } }));
}
