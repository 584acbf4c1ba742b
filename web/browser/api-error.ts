import type { ErrorCode } from '../../core/api/errors.ts';
import type { ApiResult } from './api.ts';

type Failure = Exclude<ApiResult<unknown>, { ok: true }>;

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: Failure['reason'];
  /** Undefined when the server could not be reached. */
  readonly code: ErrorCode | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(failure: Failure) {
    const refusal = failure.reason === 'refused' ? failure.error : undefined;
    super(refusal?.message ?? 'The server could not be reached in time.');
    this.reason = failure.reason;
    this.code = refusal?.code;
    this.fields = refusal?.fields ?? {};
  }
}

export function unwrap<T>(result: ApiResult<T>): T {
  if (result.ok) return result.value;
  throw new ApiError(result);
}

export function isSignedOut(error: Error): boolean {
  return error instanceof ApiError && error.code === 'signed_out';
}

/** One more attempt, only when the server could not be reached. */
export function retryOffline(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && error.reason === 'offline';
}
