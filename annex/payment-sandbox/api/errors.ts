import type { z } from 'zod';

type Details = { readonly code?: string; readonly param?: string } & Readonly<Record<string, unknown>>;

/** Stripe's format: a status and `{error: {type, message, code, param}}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  get body() {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

/** Answers a call that has changed something, where a thrown error would undo it. */
export class KeptError {
  readonly error: ApiError;

  constructor(error: ApiError) {
    this.error = error;
  }
}

export function resourceMissing(kind: string, id: string, param = 'id', status = 404): ApiError {
  return new ApiError(status, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

export function parseParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const result = schema.safeParse(params, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw result.error;
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? '']);
    throw new ApiError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(issue.path);
  if (issue.input === undefined) {
    throw new ApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw new ApiError(400, `Invalid ${param}: ${issue.message}`, { param });
}

function bracketed([head = '', ...rest]: readonly PropertyKey[]): string {
  return String(head) + rest.map((key) => `[${String(key)}]`).join('');
}
