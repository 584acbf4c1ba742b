import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall, aptKnows, findProgram, hasApt, isProgram } from './programs.ts';
import { runQuietly } from './run-quietly.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without its windows: the same pages take a third less processor time. It has no camera, and softens letters in its own way. */
const HEADLESS = 'chromium-headless-shell';
/** The system's faces that stand in until the web fonts are here: the tests say that nothing moves then. Debian's Chromium recommends them. */
const FONTS = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function findBrowser(): string | undefined {
  return findProgram(...NAMES) ?? [MAC, chromium.executablePath()].find(isProgram);
}

export function findHeadlessBrowser(): string | undefined {
  return findProgram(HEADLESS) ?? findBrowser();
}

/** Debian's browser where apt is allowed, else Playwright's download. */
export async function installBrowserWhenMissing(step: string): Promise<void> {
  await installHeadless(step);
  await installFonts(step);
  if (findBrowser()) return console.log(`${step} A browser is installed.`);
  const failure = 'No browser could be installed: please install Chromium or Chrome and try again.';
  if (hasApt()) await aptInstall(`${step} Installing Chromium`, failure, ['chromium']).catch(() => {});
  if (findBrowser()) return;
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  await runQuietly(`${step} Downloading a browser`, failure, process.execPath, playwright);
}

async function installHeadless(step: string): Promise<void> {
  if (findProgram(HEADLESS) || !hasApt() || !aptKnows([HEADLESS])) return;
  const failure = 'The tests run in Chromium with its windows, which takes longer.';
  await aptInstall(`${step} Installing ${HEADLESS}`, failure, [HEADLESS]).catch(() => console.log(failure));
}

async function installFonts(step: string): Promise<void> {
  if (existsSync(FONTS.folder) || !hasApt() || !aptKnows([FONTS.name])) return;
  const failure = 'The tests run with other typefaces than those that the pages are measured with.';
  await aptInstall(`${step} Installing ${FONTS.name}`, failure, [FONTS.name]).catch(() => console.log(failure));
}
