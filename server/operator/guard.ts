import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { operatorRefusals } from '../../content/operator/refusals.ts';
import { OPERATOR_HEADER } from '../../core/operator/request.ts';
import { isAllowed, type Permission } from '../../core/operator/roles.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { writeAudit } from '../platform/audit.ts';
import { refuse } from '../platform/http/errors.ts';
import type { Routes } from '../platform/http/schemas.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorSessionRoutes } from './routes.ts';
import { demandsSecondFactor } from './second-factor.ts';
import { findSession, type OperatorSession } from './session.ts';
import { sessionTokenOf } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required for each route behind the guard. */
    readonly permission?: Permission;
    /** An open page repeats this request, so it does not extend the session. */
    readonly polled?: boolean;
    /** Open to a session without the second factor where that is demanded. */
    readonly beforeSecondFactor?: boolean;
    /** The password must have been given within the last minutes: always, or for some bodies. */
    readonly recentPassword?: boolean | ((body: never) => boolean);
  }
  interface FastifyRequest {
    operatorSession: OperatorSession;
  }
}

const PASSWORD_MS = 10 * MINUTE_MS;

/** The given routes add neither prefix nor check: `app.get('/revenue', …)` is `/api/operator/revenue`. */
export function operatorApi(deps: OperatorDeps, routes: readonly Routes[]): Routes {
  const { db, operatorUrl, now } = deps;
  const needsSession = async (request: FastifyRequest, reply: FastifyReply) => {
    const { polled, beforeSecondFactor, permission } = request.routeOptions.config;
    const session = await findSession(db, sessionTokenOf(operatorUrl, request.headers.cookie), now(), polled);
    if (!session) return refuse(reply, 'signed_out', operatorRefusals.signedOut);
    if (!beforeSecondFactor && demandsSecondFactor(operatorUrl) && !session.hasSecondFactor)
      return refuse(reply, 'conflict', operatorRefusals.secondFactorMissing);
    if (permission && !isAllowed(session.operator.role, permission)) {
      const detail = `${request.method} ${request.routeOptions.url}`;
      await writeAudit(db, { action: 'not-allowed', by: session.operator.name, detail, address: request.ip }, now());
      return refuse(reply, 'forbidden', operatorRefusals.notAllowed);
    }
    request.operatorSession = session;
  };
  const needsRecentPassword = async (request: FastifyRequest, reply: FastifyReply) => {
    const { recentPassword = false } = request.routeOptions.config;
    const needed = typeof recentPassword === 'function' ? recentPassword(request.body as never) : recentPassword;
    if (needed && now().getTime() - request.operatorSession.passwordAt.getTime() > PASSWORD_MS)
      return refuse(reply, 'password_needed', operatorRefusals.passwordNeeded);
  };
  return async (app) => {
    await app.register(
      async (scope) => {
        scope.addHook('onRequest', refuseWithoutHeader);
        await scope.register(operatorSessionRoutes(deps));
        await scope.register(async (guarded) => {
          guarded.addHook('onRoute', requirePermission);
          guarded.addHook('onRequest', needsSession);
          guarded.addHook('preHandler', needsRecentPassword);
          guarded.setNotFoundHandler((_request, reply) => refuse(reply, 'not_found', operatorRefusals.nothing));
          for (const route of routes) await guarded.register(route);
        });
      },
      { prefix: '/operator' },
    );
  };
}

/** A route without a permission would be open to every role. */
function requirePermission({ config, url }: RouteOptions): void {
  if (!config?.permission) throw new Error(`The route ${url} names no permission of core/operator/roles.ts.`);
}

/** In addition to the origin check: a page of another site cannot add a header. */
async function refuseWithoutHeader(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD' || request.headers[OPERATOR_HEADER] !== undefined) return;
  return refuse(reply, 'forbidden_origin', operatorRefusals.otherSite);
}
