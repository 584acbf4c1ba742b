import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { testDataDir } from '../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../server/testing.ts';

type Settings = Readonly<Record<string, string>>;

export type ServerPlace = { readonly dataDir: string; start(settings?: Settings): Promise<RunningServer> };

/** `root`: of a fork of this project. */
async function withOwnPlace(use: (place: ServerPlace) => Promise<void>, root?: string): Promise<void> {
  const dataDir = await testDataDir('petalune-own');
  const environment = { PORT: await freePort(), DATA_DIR: dataDir, LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' };
  let server: RunningServer | undefined;
  const start = async (settings: Settings = {}) => {
    const fork = root === undefined ? {} : { args: [join(root, 'server/main.ts')], cwd: root };
    server = new RunningServer({ ...environment, ...settings }, fork);
    return server.ready();
  };
  try {
    await use({ dataDir, start });
  } finally {
    await server?.stop();
    await rm(dataDir, { recursive: true });
  }
}

export function withOwnServer(settings: Settings, use: (server: RunningServer) => Promise<void>, root?: string): Promise<void> {
  return withOwnPlace(async ({ start }) => use(await start(settings)), root);
}

export const testAtOwnPlace = base.extend<{ place: ServerPlace; first: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  place: async ({}, use) => withOwnPlace(use),
  first: async ({ place }, use) => use(await place.start()),
  baseURL: async ({ first }, use) => use(first.url),
});
