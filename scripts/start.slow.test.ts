import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort, UNCONFIGURED } from '../server/testing.ts';
import { copyContext } from './release/testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'petalune-start-'));
const project = join(folder, 'project');
const dataDir = join(folder, 'data');
const running: ChildProcess[] = [];
beforeAll(() => {
  mkdirSync(project);
  copyContext(project);
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

type Start = { readonly url: string; readonly output: string; stop(): Promise<unknown> };

/** Resolves when the server says its address. */
async function start(): Promise<Start> {
  const port = await freePort();
  // Vitest's NODE_ENV would make pages of React's development build.
  const env = { ...process.env, ...UNCONFIGURED, NODE_ENV: undefined, PORT: port, DATA_DIR: dataDir, DRAIN_SECONDS: '0' };
  const child = spawn('npm', ['start'], { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  let output = '';
  await new Promise<void>((resolve, reject) => {
    ended.then(() => reject(new Error(`It ended: ${output}`)), reject);
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(url)) resolve();
    });
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, output, stop };
}

const isCompressed = () => existsSync(join(project, 'dist/compressed'));

function readBroken(): readonly string[] {
  const names = globSync('dist/client/**/*.{br,gz}', { cwd: project });
  expect(names.length).toBeGreaterThan(400);
  return names.filter((name) => {
    const content = readFileSync(join(project, name));
    const plain = name.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content);
    return !plain.equals(readFileSync(join(project, name.replace(/\.(br|gz)$/, ''))));
  });
}

async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
  return Number(response.headers.get('content-length'));
}

describe('npm start', () => {
  it('says what it does, makes the database while pages are built, serves, and stops on a signal', async () => {
    const { url, output, stop } = await start();
    expect(output).toMatch(/1\/3 .*\n2\/3 Building the pages….*\n2\/3 .* done in \d+ s\n3\/3 Starting…\n/s);
    const [lock, stamp] = [join(dataDir, 'lock'), join(project, 'dist/built-from')].map((path) => statSync(path).mtimeMs);
    expect(lock).toBeLessThan(stamp ?? 0);
    for (const path of ['/', '/quiz1']) expect((await fetch(url + path)).status).toBe(200);
    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    expect(await stop()).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  }, 600_000);

  it('leaves no half file where it is stopped while it compresses, and goes on the next time, while it serves', async () => {
    expect([isCompressed(), readBroken()]).toEqual([false, []]);
    const { url, output, stop } = await start();
    expect(output).toContain('2/3 Pages are built.\n');
    const hasty = await sizeOf(`${url}/quiz1`);
    await expect.poll(() => sizeOf(`${url}/quiz1`), { timeout: 500_000, interval: 500 }).toBeLessThan(hasty);
    expect([isCompressed(), readBroken()]).toEqual([true, []]);
    expect(await stop()).toEqual([0, null]);
  }, 600_000);
});
