import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorRefusals } from '../../content/operator/refusals.ts';
import { OPERATOR_HEADER } from '../../core/operator/request.ts';
import { refuse } from '../platform/http/errors.ts';
import type { Routes } from '../platform/http/schemas.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorSessionRoutes } from './routes.ts';
import { lacksSecondFactor } from './second-factor.ts';
import { isSignedIn, sessionTokenOf } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An open page repeats this request, so it does not extend the session. */
    readonly polled?: boolean;
    /** Open to a session without the second factor where that is demanded. */
    readonly beforeSecondFactor?: boolean;
  }
}

/** The given routes add neither prefix nor check: `app.get('/revenue', …)` is `/api/operator/revenue`. */
export function operatorApi(deps: OperatorDeps, routes: readonly Routes[]): Routes {
  const { db, publicUrl, now } = deps;
  const needsSession = async (request: FastifyRequest, reply: FastifyReply) => {
    const { polled, beforeSecondFactor } = request.routeOptions.config;
    if (!(await isSignedIn(db, sessionTokenOf(publicUrl, request.headers.cookie), now(), polled)))
      return refuse(reply, 'signed_out', operatorRefusals.signedOut);
    if (!beforeSecondFactor && (await lacksSecondFactor(deps)))
      return refuse(reply, 'conflict', operatorRefusals.secondFactorMissing);
  };
  return async (app) => {
    await app.register(
      async (scope) => {
        scope.addHook('onRequest', refuseWithoutHeader);
        await scope.register(operatorSessionRoutes(deps));
        await scope.register(async (guarded) => {
          guarded.addHook('onRequest', needsSession);
          guarded.setNotFoundHandler((_request, reply) => refuse(reply, 'not_found', operatorRefusals.nothing));
          for (const route of routes) await guarded.register(route);
        });
      },
      { prefix: '/operator' },
    );
  };
}

/** In addition to the origin check: a page of another site cannot add a header. */
async function refuseWithoutHeader(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD' || request.headers[OPERATOR_HEADER] !== undefined) return;
  return refuse(reply, 'forbidden_origin', operatorRefusals.otherSite);
}
