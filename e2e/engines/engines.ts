import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { findFirefox, hasWebkit } from '../../scripts/launch/engines.ts';
import { FROZEN_TIMERS } from '../visitor.ts';
import { launchFirefox } from './firefox.ts';
import type { Size, Tab } from './tab.ts';
import { VisitorDriver } from './visitor-driver.ts';
import { launchWebkit } from './webkit.ts';

const library = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const SCRIPT = `${readFileSync(library, 'utf8')}\n${FROZEN_TIMERS}`;
const SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

export type Browser = { readonly name: string; readonly size: Size; readonly launch: () => Promise<Tab> };

export const browsers: readonly Browser[] = [...firefoxes(), ...webkits(SIZES)];

/** What the bars of Safari leave of a phone's screen. */
export const shortPhones: readonly Browser[] = webkits([{ width: 390, height: 664 }]);

function firefoxes(): readonly Browser[] {
  const path = findFirefox();
  if (!path) return [];
  return SIZES.map((size) => ({ name: nameAt('Firefox', size), size, launch: () => launchFirefox(path, size, SCRIPT) }));
}

function webkits(sizes: readonly Size[]): readonly Browser[] {
  if (!hasWebkit()) return [];
  return sizes.map((size) => ({ name: nameAt('WebKit', size), size, launch: () => launchWebkit(size, SCRIPT) }));
}

function nameAt(engine: string, { width, height }: Size): string {
  return `${engine} at ${width}x${height}`;
}

async function attachPicture(picture: Buffer): Promise<void> {
  const path = test.info().outputPath('tab.png');
  await writeFile(path, picture);
  await test.info().attach('tab', { path, contentType: 'image/png' });
}

/** The console must stay empty; a failure leaves a picture of the tab. */
export async function visit(browser: Browser, url: string, use: (hand: VisitorDriver) => Promise<void>): Promise<void> {
  const tab = await browser.launch();
  try {
    await use(new VisitorDriver(tab, url));
    expect(await tab.complaints()).toEqual([]);
  } catch (error) {
    // A crashed browser takes no picture, and the first failure is the one to report.
    const picture = await tab.screenshot().catch(() => undefined);
    if (picture) await attachPicture(picture);
    throw error;
  } finally {
    await tab.close();
  }
}
