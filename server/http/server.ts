import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RawServerDefault } from 'fastify';
import { answerError, answerMalformed } from './errors.ts';
import { type LogLevel, logTo } from './log.ts';
import { checkWithZod, type ZodTypes } from './schemas.ts';

export type Server = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypes>;

export type ServerOptions = {
  /** Whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: false | string;
  readonly logLevel: LogLevel;
};

/** Fastify with what every route shares: input checked by zod, one error shape, logs that keep secrets. */
export function buildServer({ trustProxy, logLevel }: ServerOptions): Server {
  const server = fastify({
    trustProxy,
    logger: logTo(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // An idle connection must not keep a stopping server waiting.
    forceCloseConnections: 'idle',
    clientErrorHandler: answerMalformed,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<ZodTypes>();
  server.setValidatorCompiler(checkWithZod);
  server.setErrorHandler(answerError);
  server.removeContentTypeParser('text/plain');
  return server;
}
