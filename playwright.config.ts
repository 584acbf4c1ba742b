import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './e2e/launch-options.ts';
import { runFolder } from './e2e/run-folder.ts';
import { findHeadlessBrowser } from './scripts/launch/browser.ts';
import { NODE_COMPILE_CACHE, SHORT_LIVED, UNCONFIGURED } from './server/testing.ts';

/** Another for every run, so that two at once do not meet, and none that the system gives away by itself; the workers inherit it. */
process.env.E2E_PORT ??= String(10_000 + (process.pid % 20_000));
const PORT = Number(process.env.E2E_PORT);
const RUN_FOLDER = runFolder();
const baseURL = `http://localhost:${PORT}`;
/** Playwright reads this file in every worker too; only the first reading may empty the folder. */
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(RUN_FOLDER, { recursive: true, force: true });

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Tests wait half of their time: for the browser, the server and the clock.
  workers: '150%',
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A machine that does something else besides is slow, not wrong: what takes a second at rest may take half a minute.
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/accessibility-trees/{arg}{ext}' },
  },
  // A picture that is missing is a failure; it is drawn by `npx playwright test visual --update-snapshots` alone.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  reporter: 'list',
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(findHeadlessBrowser()),
  },
  projects: [
    // Firefox and WebKit, which Playwright does not drive; their tests are long, so they begin first.
    { name: 'engines', testDir: 'e2e/engines' },
    {
      name: 'phone',
      testIgnore: '**/e2e/engines/**',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      // What the database holds, what is told and what is hydrated is the same whatever the screen.
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
