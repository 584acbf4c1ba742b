import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDataDir } from '../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../server/testing.ts';
import { runScript } from './testing.ts';

let folder: string;
beforeAll(async () => {
  folder = await testDataDir('password');
});
afterAll(() => rm(folder, { recursive: true }));

const enter = (input: string, environment: Readonly<Record<string, string>> = {}) =>
  runScript('operator-password', { cwd: folder, environment: { DATA_DIR: folder, ...environment }, input });

async function setPassword(environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const { out, error, code } = await enter('tall trees in quiet rain\n', environment);
  expect([code, error]).toEqual([0, '']);
  return out;
}

test('a password of two lines is refused and changes nothing', async () => {
  const { out, error, code } = await enter('tall trees in\nquiet rain\n');
  expect([code, out]).toEqual([1, '']);
  expect(error).toContain('one line');
});

test('the password script without a server names no address, unless PUBLIC_URL does', async () => {
  expect(await setPassword()).toMatch(/ Sign in under \/operator, at the address that the server prints when it starts\.\n$/);
  expect(await setPassword({ PUBLIC_URL: 'https://shop.example', PAYMENT: 'sandbox' })).toMatch(
    / Sign in at https:\/\/shop\.example\/operator\n$/,
  );
});

test('the password script names the host of the dashboard where it has one of its own', async () => {
  const addresses = { PUBLIC_URL: 'https://shop.example', OPERATOR_URL: 'https://dashboard.shop.example' };
  expect(await setPassword({ ...addresses, PAYMENT: 'sandbox' })).toContain(
    ' Sign in at https://dashboard.shop.example/operator\n',
  );
});

test('the password script names the address of a running server, whose port only the server knows', async () => {
  const server = await new RunningServer({ PORT: await freePort(), DATA_DIR: folder, LOG_LEVEL: 'silent' }).ready();
  expect(await setPassword()).toContain(` Sign in at ${server.url}/operator\n`);
  await server.stop();
});
