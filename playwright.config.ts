import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './e2e/launch-options.ts';
import { runFolder } from './e2e/run-folder.ts';
import { findHeadlessBrowser } from './scripts/launch/browser.ts';
import { NODE_COMPILE_CACHE, SHORT_LIVED, UNCONFIGURED } from './server/testing.ts';

/** Every run has its own port, outside the range that the system assigns; workers inherit it. */
process.env.E2E_PORT ??= String(10_000 + (process.pid % 20_000));
const PORT = Number(process.env.E2E_PORT);
const RUN_FOLDER = runFolder();
const baseURL = `http://localhost:${PORT}`;
/** Every worker reads this file; only the first reading may empty the folder. */
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(RUN_FOLDER, { recursive: true, force: true });

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Tests spend half of their time waiting.
  workers: '150%',
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // What takes a second at rest may take half a minute on a busy machine.
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/accessibility-trees/{arg}{ext}' },
  },
  // A missing picture is a failure; `npx playwright test visual --update-snapshots` alone draws it.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  reporter: 'list',
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(findHeadlessBrowser()),
  },
  projects: [
    // Firefox and WebKit without Playwright; the tests are long, so they begin first.
    { name: 'engines', testDir: 'e2e/engines' },
    {
      name: 'phone',
      testIgnore: '**/e2e/engines/**',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      // The result is the same on every screen.
      testIgnore: [
        '**/e2e/engines/**',
        'browsers.spec.ts',
        'consent-banner.spec.ts',
        'consent.spec.ts',
        'database.spec.ts',
        'events.spec.ts',
        'hydration.spec.ts',
      ],
    },
  ],
  webServer: {
    command: `"${process.execPath}" ${SHORT_LIVED.join(' ')} e2e/server.ts`,
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    env: {
      ...UNCONFIGURED,
      PORT: String(PORT),
      DATA_DIR: join(RUN_FOLDER, 'data'),
      NODE_COMPILE_CACHE,
      PUBLIC_URL: baseURL,
    },
  },
});
