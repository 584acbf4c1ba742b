import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SECOND_MS } from '../../core/time.ts';
import { CommandError } from '../platform/console/command.ts';
import type { PictureSize } from './desk.ts';

/** As they are called where one is installed. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const TIMEOUT_MS = 30 * SECOND_MS;
const ANSWER_MS = 5 * SECOND_MS;
/** So much of its own time a page has to become complete; the browser passes it in a second. */
const PAGE_MS = 5 * SECOND_MS;

/** The browser takes the picture by itself, so that a release needs no package for it. Without its path it is looked for by its names. */
export function pictureTaker(chromium: string | undefined): (url: URL, size: PictureSize) => Promise<Buffer> {
  return async (url, { width, height }) => {
    await expectPage(url);
    const folder = await mkdtemp(join(tmpdir(), 'draft-picture-'));
    const file = join(folder, 'picture.png');
    const args = [
      '--headless',
      '--disable-gpu',
      '--hide-scrollbars',
      '--no-first-run',
      '--force-prefers-reduced-motion',
      `--user-data-dir=${folder}`,
      `--window-size=${width},${height}`,
      `--virtual-time-budget=${PAGE_MS}`,
      `--screenshot=${file}`,
      // Its sandbox does not start for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      url.href,
    ];
    try {
      await runFirst(chromium === undefined ? NAMES : [chromium], args);
      return await readFile(file);
    } catch (error) {
      const reason = isMissing(error) ? 'There is no Chromium here' : 'Chromium took no picture';
      throw new CommandError(`${reason}: install one or name it (CHROMIUM), or have somebody look at ${url.href}.`);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  };
}

/** A browser would take a picture of its own words for a failure. */
async function expectPage(url: URL): Promise<void> {
  const page = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
  await page?.body?.cancel();
  if (!page?.ok) throw new CommandError(`No page answers at ${url.href}: is the server running?`);
}

/** The first of these programs that is there. */
async function runFirst([program = '', ...others]: readonly string[], args: readonly string[]): Promise<void> {
  await promisify(execFile)(program, args, { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' }).catch((error: unknown) => {
    if (!isMissing(error) || others.length === 0) throw error;
    return runFirst(others, args);
  });
}

/** The program, not its picture. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'spawnargs' in error;
}
