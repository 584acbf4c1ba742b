import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { testDataDir } from '../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../server/testing.ts';

/** The operator's, at a server with a year made up. */
export const PASSWORD = 'a long enough password';

/** A test beside a server of its own with a year made up; those of one worker share it. */
export const test = base.extend<object, { seeded: RunningServer }>({
  seeded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const dataDir = await testDataDir('petalune-operator');
      runScript('operator-password.ts', dataDir);
      runScript('seed.ts', dataDir);
      const server = await startAt(dataDir);
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export async function startAt(dataDir: string): Promise<RunningServer> {
  const environment = { PORT: await freePort(), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  return new RunningServer(environment, { isShortLived: false }).ready();
}

function runScript(script: string, dataDir: string): void {
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL(`../scripts/${script}`, import.meta.url))], {
    // Away from a developer's own .env, which names their own database.
    cwd: dataDir,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
    input: `${PASSWORD}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}
