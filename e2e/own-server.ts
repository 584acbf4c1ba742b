import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort, RunningServer } from '../server/testing.ts';
import { openMailbox } from './mailbox.ts';

export type OwnServer = { readonly server: RunningServer; readonly mailbox: Awaited<ReturnType<typeof openMailbox>> };

/** Runs something beside a server of its own, in an empty folder, with these settings. */
export async function withOwnServer(
  settings: Readonly<Record<string, string>>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'petalune-own-'));
  const environment = { PORT: await freePort(), DATA_DIR: dataDir, LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' };
  const server = await new RunningServer({ ...environment, ...settings }).ready();
  await use(server);
  await server.stop();
  await rm(dataDir, { recursive: true });
}

/** A test with a server of its own, whose mails it may read; those of one worker share it. */
export const test = base.extend<object, { own: OwnServer }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) =>
      withOwnServer({}, async (server) => {
        const mailbox = await openMailbox(server);
        await use({ server, mailbox });
        await mailbox.close();
      }),
    { scope: 'worker' },
  ],
});
