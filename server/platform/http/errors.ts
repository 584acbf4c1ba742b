import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, ErrorResponse } from '../../../core/api/errors.ts';
import { isOutage } from '../db/outage.ts';
import { logRefusal } from './log.ts';
import { InvalidRequest } from './schemas.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  signed_out: 401,
  forbidden_origin: 403,
  forbidden: 403,
  password_needed: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

type Details = Pick<ErrorResponse['error'], 'fields' | 'terms' | 'asks'>;

export function refuse(reply: FastifyReply, code: ErrorCode, message: string, details: Details = {}) {
  const answer: ErrorResponse = {
    success: false,
    error: { code, message, requestId: reply.request.id, ...details },
  };
  if (STATUS[code] < 500) logRefusal(reply.request, code);
  return reply.code(STATUS[code]).send(answer);
}

/** A database that restarts is back within this time. */
export const RETRY_SECONDS = 5;

export class TooManyRequests extends Error {
  readonly statusCode = 429;
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof InvalidRequest) return refuse(reply, 'invalid', error.message, { fields: error.fields });
  const refusal = clientError(error);
  if (error instanceof TooManyRequests && hasBody(request)) reply.header('connection', 'close'); // an open connection would still take it
  if (refusal) return refuse(reply, ...refusal);
  request.log.error({ err: error }, 'request failed');
  if (isOutage(error)) {
    reply.header('retry-after', RETRY_SECONDS);
    return refuse(reply, 'unavailable', 'We cannot be reached right now. Please try again in a moment.');
  }
  return refuse(reply, 'internal', 'Something went wrong on our side. Please try again.');
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

export type HttpRefusal = readonly [ErrorCode, string];

function clientError(error: unknown): HttpRefusal | undefined {
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  return BY_CODE[code] ?? BY_STATUS[statusCode] ?? (statusCode < 500 ? NOT_UNDERSTOOD : undefined);
}

export const NOT_UNDERSTOOD: HttpRefusal = ['invalid', 'The request could not be understood.'];

const BY_CODE: Readonly<Record<string, HttpRefusal>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', 'The request body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'The request body is not valid JSON.'],
  FST_ERR_BAD_URL: ['invalid', 'The address of the request is not valid.'],
};

const BY_STATUS: Readonly<Record<number, HttpRefusal>> = {
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_type', 'Please send the request as application/json.'],
  429: ['too_many_requests', 'That were too many requests. Please wait a moment and try again.'],
};
