import { chromium } from '@playwright/test';
import { aptInstall, findProgram, hasApt, isProgram } from './programs.ts';
import { runQuietly } from './run-quietly.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function findBrowser(): string | undefined {
  return findProgram(...NAMES) ?? [MAC, chromium.executablePath()].find(isProgram);
}

/** Debian's browser where apt is allowed, else Playwright's download. */
export async function installBrowserWhenMissing(step: string): Promise<void> {
  if (findBrowser()) return console.log(`${step} A browser is installed.`);
  const failure = 'No browser could be installed: please install Chromium or Chrome and try again.';
  if (hasApt()) await aptInstall(`${step} Installing Chromium`, failure, ['chromium']).catch(() => {});
  if (findBrowser()) return;
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  await runQuietly(`${step} Downloading a browser`, failure, process.execPath, playwright);
}
