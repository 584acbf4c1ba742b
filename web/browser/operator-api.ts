import { OPERATOR_HEADER } from '../../core/operator/request.ts';
import { get, post } from './api.ts';
import { unwrap } from './api-error.ts';

const ROOT = '/api/operator';
const TIMEOUT_MS = 30_000;

type Options = {
  /** A body makes it a POST: addresses stay out of URLs. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

export async function operatorRequest<T>(path: string, { body, signal }: Options = {}): Promise<T> {
  const options = { timeoutMs: TIMEOUT_MS, ...(signal && { signal }) };
  if (body === undefined) return unwrap(await get<T>(ROOT + path, options));
  return unwrap(await post<T>(ROOT + path, body, { ...options, headers: { [OPERATOR_HEADER]: 'dashboard' } }));
}
