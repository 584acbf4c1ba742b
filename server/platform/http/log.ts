import type { Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ErrorCode } from '../../../core/api/errors.ts';
import { clientMark } from './client-mark.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** Logs contain no e-mails, answers, addresses or query strings. */
export function loggerOf(level: LogLevel, stream?: Writable): NonNullable<FastifyServerOptions['logger']> {
  return { level, ...(stream && { stream }), base: null, serializers: { req: () => ({}), res: () => ({}), err: errorForLog } };
}

export async function logResponse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
}

/** What was refused to whom: attempts of one network can be told from those of others, without its address. */
export function logRefusal(request: FastifyRequest, refused: ErrorCode): void {
  const { method, routeOptions, ip } = request;
  request.log.info({ refused, method, route: routeOptions.url ?? 'unknown', client: clientMark(ip, new Date()) }, 'refused');
}

/** Database errors also carry query parameters and rows, which are omitted. */
export function errorForLog(error: Error) {
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...(code && { code }) };
}
