import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { SECOND_MS } from '../../core/time.ts';
import { CommandError } from '../platform/console/command.ts';
import type { PictureSize } from './desk.ts';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const TIMEOUT_MS = 30 * SECOND_MS;
const ANSWER_MS = 5 * SECOND_MS;
/** So much of its own time a page has to become complete; the browser passes it in a second. */
const PAGE_MS = 5 * SECOND_MS;

/** Of this machine, if it has one. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** The browser takes the picture by itself, so that a release needs no package for it. It knows nothing of the visits before. */
export function pictureTaker(chromium: string): (url: URL, size: PictureSize) => Promise<Buffer> {
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
      await promisify(execFile)(chromium, args, { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' });
      return await readFile(file);
    } catch {
      throw new CommandError(`${chromium} took no picture: have somebody look at ${url.href}.`);
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

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
