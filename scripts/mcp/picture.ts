import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SECOND_MS } from '../../core/time.ts';
import { refusal, type ShownPage, type ToolAnswer } from '../../server/programs/tools/tool.ts';
import { findProgram, isProgram } from '../launch/programs.ts';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const TIMEOUT_MS = 30 * SECOND_MS;
const MAX_WAIT_MS = 5 * SECOND_MS;
/** So much of its own time a page has to become complete; the browser passes it in a second. */
const PAGE_MS = 5 * SECOND_MS;

/** The browser takes the picture by itself, so that a release needs no package for it. It knows nothing of visits before. */
export async function takePicture({ url, width, height }: ShownPage): Promise<ToolAnswer> {
  const chromium = findProgram(...NAMES) ?? [MAC].find(isProgram);
  if (!chromium)
    return refusal(`There is no Chromium here: install it (apt-get install chromium), or have somebody look at ${url}.`);
  if (!(await isPage(url))) return refusal(`No page answers at ${url}: start the server.`);
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
    url,
  ];
  try {
    await promisify(execFile)(chromium, args, { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' });
    return { content: [{ type: 'image', data: (await readFile(file)).toString('base64'), mimeType: 'image/png' }] };
  } catch {
    return refusal(`${chromium} took no picture: have somebody look at ${url}.`);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A browser would take a picture of its own words for a failure. */
async function isPage(url: string): Promise<boolean> {
  const page = await fetch(url, { signal: AbortSignal.timeout(MAX_WAIT_MS) }).catch(() => undefined);
  await page?.body?.cancel();
  return page?.ok === true;
}
