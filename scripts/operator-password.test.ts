import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDataDir } from '../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../server/testing.ts';

const SCRIPT = fileURLToPath(new URL('./operator-password.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await testDataDir('password');
});
afterAll(() => rm(folder, { recursive: true }));

async function runScript(input: string, environment: Readonly<Record<string, string>> = {}) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [SCRIPT], { cwd: folder, env: { PATH, DATA_DIR: folder, ...environment } });
  child.stdin.end(input);
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, error, code };
}

async function setPassword(environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const { out, error, code } = await runScript('tall trees in quiet rain\n', environment);
  expect([code, error]).toEqual([0, '']);
  return out;
}

test('a password of two lines is refused and changes nothing', async () => {
  const { out, error, code } = await runScript('tall trees in\nquiet rain\n');
  expect([code, out]).toEqual([1, '']);
  expect(error).toContain('one line');
});

test('without a server it names no address, unless PUBLIC_URL does', async () => {
  expect(await setPassword()).toMatch(/ Sign in under \/operator, at the address that the server prints when it starts\.\n$/);
  expect(await setPassword({ PUBLIC_URL: 'https://shop.example', PAYMENT: 'sandbox' })).toMatch(
    / Sign in at https:\/\/shop\.example\/operator\n$/,
  );
});

test('beside a running server it names the address of that server, whose port only the server was told', async () => {
  const server = await new RunningServer({ PORT: await freePort(), DATA_DIR: folder, LOG_LEVEL: 'silent' }).ready();
  expect(await setPassword()).toContain(` Sign in at ${server.url}/operator\n`);
  await server.stop();
});
