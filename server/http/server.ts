import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import fastify, { type FastifyInstance, type RawServerDefault } from 'fastify';
import { answerError, refuse } from './errors.ts';
import { checkWithZod, type ZodTypes } from './schemas.ts';

export type Server = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypes>;

export type ServerOptions = {
  readonly publicUrl: URL;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Fastify with everything that all routes share: checked input, one error shape, the visitor cookie. */
export function buildServer({ publicUrl }: ServerOptions): Server {
  const server = fastify({
    bodyLimit: 64 * 1024,
    genReqId: () => randomUUID(),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  }).withTypeProvider<ZodTypes>();
  server.setValidatorCompiler(checkWithZod);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((_request, reply) => refuse(reply, 'not_found', 'There is nothing at this address.'));
  server.register(cookie, {
    parseOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.protocol === 'https:', maxAge: YEAR_SECONDS },
  });
  return server;
}
