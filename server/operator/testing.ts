import { OPERATOR_HEADER } from '../../core/operator/request.ts';
import { openReports } from '../platform/db/reports.ts';
import { testDatabase } from '../platform/db/testing.ts';
import { api } from '../platform/http/api.ts';
import type { Routes } from '../platform/http/schemas.ts';
import { buildServer } from '../platform/http/server.ts';
import { operatorAccountRoutes } from './account-routes.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorApi } from './guard.ts';
import { hashPassword } from './password.ts';

export const PASSWORD = 'a long enough password';
const hashed = hashPassword(PASSWORD, { N: 2 ** 10, r: 8, p: 1 });

type Options = {
  readonly publicUrl?: URL;
  readonly payment?: OperatorDeps['payment'];
  readonly routes?: (deps: OperatorDeps) => readonly Routes[];
};

const ACCOUNT_TABLES = [
  'operator_throttle',
  'operator_sessions',
  'operator_audit',
  'operator_recovery_codes',
  'operator_devices',
] as const;

export async function testOperator({
  publicUrl = new URL('http://localhost:3000'),
  payment = 'test',
  routes = () => [],
}: Options = {}) {
  const db = await testDatabase();
  const clock = { at: new Date('2026-03-01T12:00:00Z').getTime() };
  const reports = openReports(db, undefined);
  const deps: OperatorDeps = { db, reports, publicUrl, payment, mail: 'smtp', now: () => new Date(clock.at) };
  const server = buildServer({ trustProxy: 'loopback', logLevel: 'silent' });
  server.register(
    api({ publicUrl, anyOrigin: false, requestsPerMinute: 0 }, [
      operatorApi(deps, [operatorAccountRoutes(deps), ...routes(deps)]),
    ]),
    { prefix: '/api' },
  );
  await db
    .insertInto('operator')
    .values({ id: 1, password_hash: await hashed, password_set_at: deps.now(), totp_secret: null, totp_pending: null })
    .execute();

  function browser(ip = '203.0.113.1') {
    let cookies: Record<string, string> = {};
    const send = async (method: 'GET' | 'POST', path: string, payload?: object, headers: Record<string, string> = {}) => {
      const own = { 'x-forwarded-for': ip, [OPERATOR_HEADER]: 'dashboard', origin: publicUrl.origin };
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
    for (const table of ACCOUNT_TABLES) await db.deleteFrom(table).execute();
    const state = { password_hash: await hashed, totp_secret: null, totp_pending: null, totp_step: 0 };
    await db.updateTable('operator').set(state).execute();
  };

  const close = async () => {
    await server.close();
    await db.destroy();
  };
  return { db, server, clock, deps, browser, signedIn, reset, close };
}

export async function statusOf(answer: Promise<{ readonly statusCode: number }>): Promise<number> {
  return (await answer).statusCode;
}

export type TestOperator = Awaited<ReturnType<typeof testOperator>>;
