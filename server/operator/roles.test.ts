import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAllowed, type Permission, ROLES, type Role } from '../../core/operator/roles.ts';
import { dashboardRoutes } from './api.ts';
import type { OperatorDeps } from './deps.ts';
import { mayOpenSandbox } from './sandbox.ts';
import { type TestOperator, testOperator } from './testing.ts';

type GuardedRoute = {
  readonly method: string;
  readonly url: string;
  readonly permission: Permission;
  readonly needsPassword: (body: object) => boolean;
};

/** The handlers that need them fail, which is no refusal. */
const UNUSED = {} as Omit<Parameters<typeof dashboardRoutes>[0], Exclude<keyof OperatorDeps, 'queue'>>;
const guarded: GuardedRoute[] = [];
let shop: TestOperator;
beforeAll(async () => {
  const collect = ({ method, url, config }: RouteOptions) => {
    const { permission, recentPassword = false } = config ?? {};
    const needsPassword = (body: object) =>
      typeof recentPassword === 'function' ? recentPassword(body as never) : recentPassword;
    if (permission && typeof method === 'string' && method !== 'HEAD') guarded.push({ method, url, permission, needsPassword });
  };
  shop = await testOperator({ dashboard: (deps) => dashboardRoutes({ ...deps, ...UNUSED }), onRoute: collect });
  await shop.server.ready();
});
afterAll(() => shop.close());

test('every route of the dashboard needs the permission that is written down here', () => {
  expect(
    guarded.map(({ method, url, permission }) => `${permission}: ${method} ${url.replace('/api/operator', '')}`).sort(),
  ).toEqual([
    'export-people: GET /tables/answers.csv',
    'export-people: GET /tables/people.csv',
    'export-people: POST /people/export',
    'help-people: POST /deliveries/:id/:act',
    'help-people: POST /inbox/messages/:id',
    'help-people: POST /inbox/requests/:id',
    'help-people: POST /people/actions',
    'import-spend: POST /ad-spend',
    'manage-catalogue: GET /catalogue',
    'manage-catalogue: POST /catalogue/publication',
    'manage-catalogue: POST /catalogue/removal',
    'manage-catalogue: POST /catalogue/uploads',
    'manage-codes: POST /codes',
    'manage-codes: POST /codes/end',
    'manage-integrations: GET /api-tokens',
    'manage-integrations: POST /api-tokens',
    'manage-integrations: POST /api-tokens/:id/revocation',
    'manage-integrations: POST /integrations/:id/try',
    'manage-integrations: POST /webhooks',
    'manage-integrations: POST /webhooks/:id/events',
    'manage-integrations: POST /webhooks/:id/pause',
    'manage-integrations: POST /webhooks/:id/removal',
    'manage-integrations: POST /webhooks/:id/replay',
    'manage-integrations: POST /webhooks/:id/resume',
    'manage-integrations: POST /webhooks/:id/rotation',
    'manage-integrations: POST /webhooks/:id/try',
    'manage-operators: GET /operators',
    'manage-operators: POST /operators/:id/removal',
    'manage-operators: POST /operators/:id/role',
    'manage-operators: POST /operators/:id/sign-out',
    'manage-operators: POST /operators/invitations',
    'manage-operators: POST /operators/uninvitations',
    'name-sources: POST /source-aliases',
    'name-sources: POST /source-aliases/removal',
    'own-account: GET /account',
    'own-account: GET /account/mails',
    'own-account: POST /account/address',
    'own-account: POST /account/mails',
    'own-account: POST /account/password',
    'own-account: POST /account/sessions/:id/end',
    'own-account: POST /account/time-zone',
    'own-account: POST /password-confirmations',
    'own-account: POST /second-factor',
    'own-account: POST /second-factor/off',
    'own-account: POST /second-factor/setup',
    'own-account: POST /sign-out-everywhere',
    'save-segments: POST /saved-segments',
    'save-segments: POST /saved-segments/:id/removal',
    'see-audit: GET /audit',
    'see-health: GET /health',
    'see-health: GET /integrations',
    'see-health: GET /webhooks',
    'see-health: GET /webhooks/:id/attempts',
    'see-people: GET /consents',
    'see-people: GET /deliveries',
    'see-people: GET /inbox',
    'see-people: GET /waiting',
    'see-people: POST /people/look',
    'see-people: POST /people/search',
    'see-reports: GET /answers',
    'see-reports: GET /editions',
    'see-reports: GET /funnel',
    'see-reports: GET /funnel.csv',
    'see-reports: GET /funnel/segments',
    'see-reports: GET /funnels',
    'see-reports: GET /live',
    'see-reports: GET /reports/source',
    'see-reports: GET /saved-segments',
    'see-revenue: GET /alerts',
    'see-revenue: GET /campaigns',
    'see-revenue: GET /codes',
    'see-revenue: GET /growth',
    'see-revenue: GET /morning',
    'see-revenue: GET /revenue',
    'see-revenue: GET /source-aliases',
    'see-revenue: GET /tables/orders.csv',
    'see-revenue: GET /tables/payments.csv',
    'set-alerts: POST /alerts/limits',
  ]);
});

/** Bodies of the routes where it depends on them. */
const BODIES: Readonly<Record<string, readonly object[]>> = {
  '/people/actions': ['refund', 'delete', 'cancel', 'app-link', 'manage-link'].map((kind) => ({ kind })),
  '/inbox/requests/:id': ['pay-back', 'settled'].map((as) => ({ as })),
};

test('what pays money back, deletes or exports people, or changes who has access needs a recent password', () => {
  const needing = guarded.flatMap(({ method, url, needsPassword }) => {
    const path = url.replace('/api/operator', '');
    const bodies = BODIES[path];
    if (!bodies) return needsPassword({}) ? [`${method} ${path}`] : [];
    return bodies.filter(needsPassword).map((body) => `${method} ${path} ${Object.values(body)}`);
  });
  expect(needing.sort()).toEqual([
    'GET /tables/answers.csv',
    'GET /tables/people.csv',
    'POST /account/address',
    'POST /api-tokens',
    'POST /inbox/requests/:id pay-back',
    'POST /operators/:id/removal',
    'POST /operators/:id/role',
    'POST /operators/:id/sign-out',
    'POST /operators/invitations',
    'POST /operators/uninvitations',
    'POST /people/actions delete',
    'POST /people/actions refund',
    'POST /people/export',
    'POST /webhooks',
    'POST /webhooks/:id/events',
    'POST /webhooks/:id/removal',
    'POST /webhooks/:id/rotation',
  ]);
});

test.each(ROLES)('the role %s opens the routes of its permissions, and is refused at all others', async (role) => {
  const browser = await shop.add(`${role}@example.com`, role);
  for (const { method, url, permission } of guarded) {
    const path = url.replace('/api/operator', '').replace(/:\w+/g, '0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7');
    const response = method === 'GET' ? await browser.get(path) : await browser.post(path, { nonsense: true });
    const refused = response.statusCode === 403 && response.json().error.code === 'forbidden';
    expect(refused, `${method} ${url} for ${role}`).toBe(!isAllowed(role, permission));
  }
});

test('a route without a permission cannot be registered', async () => {
  const open = testOperator({ routes: () => [async (app) => void app.get('/open-to-all', async () => ({}))] });
  await expect(open.then(({ server }) => server.ready())).rejects.toThrow('/open-to-all names no permission');
});

test('a role that was changed counts from the next request', async () => {
  const ada = await shop.add('ada@example.com', 'support');
  const change = (role: Role) => shop.db.updateTable('operator').set({ role }).where('email', '=', 'ada@example.com').execute();
  expect((await ada.get('/waiting')).statusCode).toBe(200);
  await change('marketer');
  expect((await ada.get('/waiting')).statusCode).toBe(403);
  const tried = shop.db.selectFrom('operator_audit').select('detail').where('action', '=', 'not-allowed');
  expect(await tried.where('operator', '=', 'ada@example.com').execute()).toEqual([{ detail: 'GET /api/operator/waiting' }]);
});

test('the sandbox opens for owners alone, and at a public address with the second factor alone', async () => {
  const opened: string[] = [];
  const tryAll = async (role: Role, token: string, factor: string) => {
    for (const [address, name] of [
      ['http://localhost:3000', 'operator'],
      ['https://petalune.example', '__Host-operator'],
    ] as const) {
      const opens = await mayOpenSandbox(shop.db, new URL(address), `${name}=${token}`, shop.deps.now());
      if (opens) opened.push(`${role} at ${address} ${factor}`);
    }
  };
  for (const role of ROLES) {
    const email = `sandbox-${role}@example.com`;
    const { operator: token = '' } = (await shop.add(email, role)).cookies();
    await tryAll(role, token, 'without a second factor');
    await shop.db
      .updateTable('operator')
      .set({ totp_secret: 'A'.repeat(32) })
      .where('email', '=', email)
      .execute();
    await tryAll(role, token, 'with one');
  }
  expect(opened).toEqual([
    'owner at http://localhost:3000 without a second factor',
    'owner at http://localhost:3000 with one',
    'owner at https://petalune.example with one',
  ]);
});
