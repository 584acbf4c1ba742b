import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runQuietly } from './run-quietly.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC, chromium.executablePath()];
  return candidates.find(isProgram);
}

/** Debian's browser where apt is allowed, else Playwright's download. */
export async function installBrowserWhenMissing(step: string): Promise<void> {
  if (findBrowser()) return console.log(`${step} A browser is installed.`);
  const failure = 'No browser could be installed: please install Chromium or Chrome and try again.';
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (existsSync('/etc/debian_version') && runs([...sudo, 'apt-get', '--version'])) {
    const script = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium';
    await runQuietly(`${step} Installing Chromium`, failure, ...command([...sudo, 'sh', '-c', script])).catch(() => {});
  }
  if (findBrowser()) return;
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  await runQuietly(`${step} Downloading a browser`, failure, process.execPath, playwright);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function runs(words: readonly string[]): boolean {
  return spawnSync(...command(words)).status === 0;
}

function command([program = '', ...args]: readonly string[]): [program: string, args: string[]] {
  return [program, args];
}
