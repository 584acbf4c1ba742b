import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { fillDataDir, writeOnce } from '../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../server/testing.ts';
import { runFolder } from './run-folder.ts';

export const PASSWORD = 'a long enough password';

/** The tests of one worker share the server; each worker has a copy of the same year. */
export const test = base.extend<object, { seeded: RunningServer }>({
  seeded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'petalune-operator-'));
      await cp(await seededFolder(), dataDir, { recursive: true });
      const server = await startAt(dataDir);
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Seeded once a run, and again after midnight, because the year ends today. */
function seededFolder(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  return writeOnce(join(runFolder(), `seeded-${today}`), async (dataDir) => {
    await fillDataDir(dataDir);
    runScript('operator-password.ts', dataDir);
    runScript('seed.ts', dataDir);
  });
}

export async function startAt(dataDir: string): Promise<RunningServer> {
  const environment = { PORT: await freePort(), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  return new RunningServer(environment, { isShortLived: false }).ready();
}

function runScript(script: string, dataDir: string): void {
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL(`../scripts/${script}`, import.meta.url))], {
    // A developer's .env names their own database.
    cwd: dataDir,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
    input: `${PASSWORD}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}
