import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** Logs contain no e-mails, answers, addresses or query strings. */
export function logTo(level: LogLevel): NonNullable<FastifyServerOptions['logger']> {
  return { level, base: null, serializers: { req: () => ({}), res: () => ({}), err: errorForLog } };
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

/** Database errors also carry query parameters and rows, which are omitted. */
export function errorForLog(error: Error) {
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...(code && { code }) };
}
