import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, UNCONFIGURED } from '../server/testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'petalune-start-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('npm start says what it does, serves the pages and stops on a signal', async () => {
  const port = await freePort();
  // Vitest's NODE_ENV would make pages of React's development build where none are built yet.
  const env = { ...process.env, ...UNCONFIGURED, NODE_ENV: undefined, PORT: port, DATA_DIR: dataDir, DRAIN_SECONDS: '0' };
  const start = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(start, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    ended.then(() => reject(new Error(`It ended: ${output}`)), reject);
    start.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(`http://localhost:${port}`)) resolve();
    });
  });
  expect(output).toMatch(/1\/3 .*\n2\/3 .*\n3\/3 Starting…\nMaking the database/s);

  for (const path of ['/', '/quiz1']) expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(200);
  expect((await fetch(`http://localhost:${port}/nowhere`)).status).toBe(404);

  start.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
}, 120_000);
