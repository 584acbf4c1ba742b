import { OPERATOR_HEADER } from '../../core/operator/request.ts';
import { get, post } from './api.ts';
import { unwrap } from './api-error.ts';

const ROOT = '/api/operator';
/** Reports may take longer than what a visitor waits for. */
const TIMEOUT_MS = 30_000;

type Options = {
  /** Makes it a POST: addresses and searched text stay out of URLs. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

/** The answer of the operator's API at a path below its root. Throws an `ApiError`. */
export async function operatorRequest<T>(path: string, { body, signal }: Options = {}): Promise<T> {
  const options = { timeoutMs: TIMEOUT_MS, ...(signal && { signal }) };
  if (body === undefined) return unwrap(await get<T>(ROOT + path, options));
  return unwrap(await post<T>(ROOT + path, body, { ...options, headers: { [OPERATOR_HEADER]: 'dashboard' } }));
}
