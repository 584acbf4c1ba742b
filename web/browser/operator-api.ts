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
export async function operatorRequest<T>(path: string, options: Options = {}): Promise<T> {
  try {
    return await send<T>(path, options);
  } catch (error) {
    const needed = error instanceof ApiError && error.code === 'password_needed';
    if (!needed || !(await askForPassword?.())) throw error;
    return send<T>(path, options);
  }
}

async function send<T>(path: string, { body, signal }: Options): Promise<T> {
  const options = { timeoutMs: TIMEOUT_MS, ...(signal && { signal }) };
  if (body === undefined) return unwrap(await get<T>(ROOT + path, options));
  return unwrap(await post<T>(ROOT + path, body, { ...options, headers: { [OPERATOR_HEADER]: 'dashboard' } }));
}
