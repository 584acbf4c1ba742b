import type { RouteOptions } from 'fastify';
import type { MailOrder } from '../../core/mails/mail-facts.ts';
import { OPERATOR_HEADER } from '../../core/operator/request.ts';
import type { Role } from '../../core/operator/roles.ts';
import { openReports } from '../platform/db/reports.ts';
import { testDatabase } from '../platform/db/testing.ts';
import { api } from '../platform/http/api.ts';
import type { Routes } from '../platform/http/schemas.ts';
import { buildServer } from '../platform/http/server.ts';
import { testSecrets } from '../platform/secrets/testing.ts';
import { operatorAccountRoutes } from './account-routes.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorApi } from './guard.ts';
import { hashPassword } from './password.ts';
import { operatorPasswordRoutes } from './password-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { teamRoutes } from './team/routes.ts';

export const PASSWORD = 'a long enough password';
const hashed = hashPassword(PASSWORD, { N: 2 ** 10, r: 8, p: 1 });

type Options = {
  readonly publicUrl?: URL;
  readonly operatorUrl?: URL;
  readonly payment?: OperatorDeps['payment'];
  readonly routes?: (deps: OperatorDeps) => readonly Routes[];
  /** In place of the account's routes and `routes`. */
  readonly dashboard?: (deps: OperatorDeps) => Routes;
  readonly onRoute?: (route: RouteOptions) => void;
};

const ACCOUNT_TABLES = [
  'operator_throttle',
  'operator_sessions',
  'operator_audit',
  'operator_recovery_codes',
  'operator_devices',
  'operator_invitations',
] as const;

export async function testOperator({
  publicUrl = new URL('http://localhost:3000'),
  operatorUrl = publicUrl,
  payment = 'test',
  routes = () => [],
  dashboard = (deps) =>
    operatorApi(deps, [
      operatorAccountRoutes(deps),
      operatorPasswordRoutes(deps),
      secondFactorRoutes(deps),
      teamRoutes(deps),
      ...routes(deps),
    ]),
  onRoute = () => undefined,
}: Options = {}) {
  const db = await testDatabase();
  const clock = { at: new Date('2026-03-01T12:00:00Z').getTime() };
  const mails: MailOrder[] = [];
  const queue: OperatorDeps['queue'] = {
    add: async (_tx, name, data) => {
      if (name === 'mail') mails.push(data as MailOrder);
    },
  };
  const reports = openReports(db, undefined);
  const deps: OperatorDeps = {
    db,
    reports,
    queue,
    secrets: testSecrets(),
    publicUrl,
    operatorUrl,
    payment,
    mail: 'smtp',
    now: () => new Date(clock.at),
  };
  const server = buildServer({ trustProxy: 'loopback', logLevel: 'silent' });
  server.addHook('onRoute', onRoute);
  server.register(api({ publicUrl, operatorUrl, anyOrigin: false }, [dashboard(deps)]), { prefix: '/api' });
  await db
    .insertInto('operator')
    .values({
      id: 1,
      role: 'owner',
      password_hash: await hashed,
      password_set_at: deps.now(),
      totp_secret: null,
      totp_pending: null,
    })
    .execute();

  function browser(ip = '203.0.113.1') {
    let cookies: Record<string, string> = {};
    const send = async (method: 'GET' | 'POST', path: string, payload?: object, headers: Record<string, string> = {}) => {
      const own = { 'x-forwarded-for': ip, [OPERATOR_HEADER]: 'dashboard', origin: operatorUrl.origin };
      const response = await server.inject({
        method,
        url: `/api/operator${path}`,
        headers: { ...own, ...headers },
        cookies,
        ...(payload && { payload }),
      });
      for (const { name, value } of response.cookies) {
        const { [name]: _, ...others } = cookies;
        cookies = value ? { ...others, [name]: value } : others;
      }
      return response;
    };
    return {
      get: (path: string) => send('GET', path),
      post: (path: string, payload: object = {}, headers = {}) => send('POST', path, payload, headers),
      signIn: (password = PASSWORD, code?: string) => send('POST', '/session', { password, ...(code && { code }) }),
      signInAs: (email: string, password = PASSWORD) => send('POST', '/session', { email, password }),
      cookies: () => cookies,
      holds: (held: Record<string, string>) => {
        cookies = held;
      },
    };
  }

  const signedIn = async (ip?: string) => {
    const visited = browser(ip);
    await visited.signIn();
    return visited;
  };

  /** As it began. */
  const reset = async () => {
    mails.length = 0;
    for (const table of ACCOUNT_TABLES) await db.deleteFrom(table).execute();
    await db.deleteFrom('operator').where('id', '>', 1).execute();
    const owner = { email: null, role: 'owner' } as const;
    const state = { ...owner, password_hash: await hashed, totp_secret: null, totp_pending: null, totp_step: 0 };
    await db.updateTable('operator').set(state).execute();
  };

  /** An operator with the same password. */
  const add = async (email: string, role: Role) => {
    const state = { password_hash: await hashed, password_set_at: deps.now(), totp_secret: null, totp_pending: null };
    await db
      .insertInto('operator')
      .values({ email, role, ...state })
      .execute();
    const visited = browser();
    await visited.signInAs(email);
    return visited;
  };

  const close = async () => {
    await server.close();
    await db.destroy();
  };
  return { db, server, clock, deps, mails, browser, signedIn, add, reset, close };
}

/** For routes of the dashboard without its guard: an owner is signed in. */
export function asOwner(...routes: readonly Routes[]): Routes {
  const operator = { id: 1, name: 'owner', email: null, role: 'owner', timeZone: null } as const;
  return async (scope) => {
    scope.addHook('onRequest', async (request) => {
      request.operatorSession = { id: '', operator, hasSecondFactor: true, passwordAt: new Date() };
    });
    for (const route of routes) await scope.register(route);
  };
}

export async function statusOf(answer: Promise<{ readonly statusCode: number }>): Promise<number> {
  return (await answer).statusCode;
}

export type TestOperator = Awaited<ReturnType<typeof testOperator>>;
