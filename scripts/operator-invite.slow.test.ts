import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_HEADER } from '../core/operator/request.ts';
import { testDataDir } from '../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../server/testing.ts';
import { runScript } from './testing.ts';

const PASSWORD = 'a heron reads maps twice';

let folder: string;
beforeAll(async () => {
  folder = await testDataDir('invite');
});
afterAll(() => rm(folder, { recursive: true }));

const invite = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  runScript('operator-invite', { args, cwd: folder, environment: { DATA_DIR: folder, ...environment } });

test.each([
  ['no address', []],
  ['no address that can be written to', ['ada@', 'support']],
  ['no role', ['ada@example.com']],
  ['a role that does not exist', ['ada@example.com', 'admin']],
])('an invitation with %s is refused with the roles that there are', async (_name, args) => {
  const { code, out, error } = await invite(args);
  expect([code, out]).toEqual([1, '']);
  expect(error).toContain('The roles are owner, marketer, support, read-only.');
});

test('the link of an invitation without a server needs PUBLIC_URL, and leads there', async () => {
  const missing = await invite(['ada@example.com', 'support']);
  expect(missing).toMatchObject({ code: 1, out: '', error: expect.stringContaining('set PUBLIC_URL') });
  const { code, out } = await invite(['ada@example.com', 'support'], { PUBLIC_URL: 'https://shop.example', PAYMENT: 'sandbox' });
  expect(code).toBe(0);
  expect(out).toMatch(/^https:\/\/shop\.example\/operator\/join#[\w-]{20,}\n\nGive this link to ada@example\.com\./);
});

test('the link of an invitation leads to the host of the dashboard where it has one of its own', async () => {
  const addresses = { PUBLIC_URL: 'https://shop.example', OPERATOR_URL: 'https://dashboard.shop.example' };
  const { out } = await invite(['joan@example.com', 'support'], { ...addresses, PAYMENT: 'sandbox' });
  expect(out).toMatch(/^https:\/\/dashboard\.shop\.example\/operator\/join#/);
});

test('the link of the invitation script makes an operator once beside a running server, who is not invited again', async () => {
  const server = await new RunningServer({ PORT: await freePort(), DATA_DIR: folder, LOG_LEVEL: 'silent' }).ready();
  const { out } = await invite([' Grace@Example.com', 'read-only']);
  const link = new URL(out.split('\n')[0] ?? '');
  expect(link.href).toContain(`${server.url}/operator/join#`);
  const join = () =>
    server.post('/api/operator/join', { token: link.hash.slice(1), password: PASSWORD }, { [OPERATOR_HEADER]: '1' });
  const answers = [await join(), await join()];
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  expect(await invite(['grace@example.com', 'owner'])).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringContaining('grace@example.com is an operator already.'),
  });
  await server.stop();
});
