import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, ErrorResponse } from '../../core/api/errors.ts';
import { InvalidRequest } from './schemas.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  forbidden_origin: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

/** Answers a request with the one error shape: `return refuse(reply, 'not_found', 'There is no such payment.')`. */
export function refuse(reply: FastifyReply, code: ErrorCode, message: string, fields?: Readonly<Record<string, string>>) {
  const answer: ErrorResponse = {
    success: false,
    error: { code, message, requestId: String(reply.request.id), ...(fields && { fields }) },
  };
  return reply.code(STATUS[code]).send(answer);
}

/** What was thrown: what the caller did wrong is told to them, everything else is logged and told as ours. */
export function answerError(error: FastifyError | InvalidRequest, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof InvalidRequest) return refuse(reply, 'invalid', error.message, error.fields);
  const known = REFUSALS[error.code] ?? (error.statusCode !== undefined && BY_STATUS[error.statusCode]);
  if (known) return refuse(reply, ...known);
  request.log.error({ err: error }, 'request failed');
  return refuse(reply, 'internal', 'Something went wrong on our side. Please try again.');
}

type Refusal = readonly [ErrorCode, string];

const NOT_JSON: Refusal = ['invalid', 'The request body is not valid JSON.'];

const REFUSALS: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', 'The request body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: NOT_JSON,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', 'Please send the request as application/json.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is too large.'],
};

/** For errors that come without a code of their own, such as those of the JSON parser. */
const BY_STATUS: Readonly<Record<number, Refusal>> = {
  400: ['invalid', 'The request could not be understood.'],
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_type', 'Please send the request as application/json.'],
};
