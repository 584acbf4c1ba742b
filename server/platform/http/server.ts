import { randomUUID } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RawServerDefault } from 'fastify';
import { cleanForwardedFor } from './client-address.ts';
import { answerError, answerMalformed } from './errors.ts';
import { REFUSAL } from './headers.ts';
import { type LogLevel, logTo } from './log.ts';
import { checkWithZod, type ZodTypes } from './schemas.ts';

export type Server = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypes>;

type ServerOptions = {
  readonly trustProxy: false | string;
  readonly logLevel: LogLevel;
};

export function buildServer({ trustProxy, logLevel }: ServerOptions): Server {
  const server = fastify({
    trustProxy,
    logger: logTo(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    clientErrorHandler: answerMalformed,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(REFUSAL)),
  }).withTypeProvider<ZodTypes>();
  server.setValidatorCompiler(checkWithZod);
  server.setErrorHandler(answerError);
  server.addHook('onRequest', cleanForwardedFor);
  server.removeContentTypeParser('text/plain');
  server.addHook('preClose', async () => closeWhenIdle(server.server));
  return server;
}

/** A connection that is answered during the stop would stay open for a minute. */
function closeWhenIdle(server: HttpServer): void {
  if (!server.listening) return;
  const timer = setInterval(() => server.closeIdleConnections(), 50);
  server.once('close', () => clearInterval(timer));
}
