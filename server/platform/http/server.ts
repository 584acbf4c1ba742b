import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RawServerDefault } from 'fastify';
import { cleanForwardedFor } from './client-address.ts';
import { capConnections, maxConnections } from './connection-limits.ts';
import { type ConnectionTimeouts, closeWhenResponded, TIMEOUTS, trackSockets } from './connections.ts';
import { sendError } from './errors.ts';
import { dataHeaders, REFUSAL } from './headers.ts';
import { type LogLevel, loggerOf } from './log.ts';
import { rejectMalformed } from './malformed.ts';
import { refuseSecondHost } from './one-host.ts';
import { checkWithZod, type ZodTypes } from './schemas.ts';
import { refuseUnprintable } from './unprintable.ts';

export type Server = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypes>;

type ServerOptions = {
  readonly trustProxy: false | string;
  readonly logLevel: LogLevel;
  readonly timeouts?: ConnectionTimeouts;
  readonly publicUrl?: URL;
  /** Standard output, where nothing else is given. */
  readonly logTo?: Writable | undefined;
};

/** Of all connections, so that one address leaves room for others. */
const ADDRESS_PART = 0.1;

export function buildServer({ trustProxy, logLevel, timeouts = TIMEOUTS, publicUrl, logTo }: ServerOptions): Server {
  const server = fastify({
    trustProxy,
    logger: loggerOf(logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.silenceMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    pluginTimeout: 0, // it would also count the stop, which lasts as long as the answers
    return503OnClosing: false, // what arrives on an open connection is answered
    clientErrorHandler: rejectMalformed,
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(publicUrl ? dataHeaders(publicUrl) : REFUSAL)),
  }).withTypeProvider<ZodTypes>();
  server.setValidatorCompiler(checkWithZod);
  server.setErrorHandler(sendError);
  if (trustProxy !== false) server.addHook('onRequest', cleanForwardedFor);
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', refuseSecondHost);
  server.addHook('onRequest', refuseUnprintable);
  const sockets = trackSockets(server.server);
  server.addHook('preClose', () => closeWhenResponded(server.server, sockets, timeouts.closingMs));
  server.server.maxConnections = maxConnections();
  if (trustProxy === false) capConnections(server.server, Math.ceil(maxConnections() * ADDRESS_PART));
  return server;
}
