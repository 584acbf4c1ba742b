import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { dashboardUrl } from './e2e/dashboard-server.ts';
import { launchOptions } from './e2e/launch-options.ts';
import { runFolder } from './e2e/run-folder.ts';
import { findHeadlessBrowser } from './scripts/launch/browser.ts';
import { NODE_COMPILE_CACHE, SHORT_LIVED, UNCONFIGURED } from './server/testing.ts';

/** Every run has its own port, outside the range that the system assigns; workers inherit it. */
process.env.E2E_PORT ??= String(10_000 + (process.pid % 20_000));
const PORT = Number(process.env.E2E_PORT);
const RUN_FOLDER = runFolder();
const baseURL = `http://localhost:${PORT}`;
/** `npm test` leaves out what is exhaustive and looks at most screens in one size; alone, Playwright runs everything. */
const isQuick = process.env.TESTS === 'quick';
/** Every worker reads this file; only the first reading may empty the folder. */
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(RUN_FOLDER, { recursive: true, force: true });

const SERVER = { timeout: 180_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } } as const;
/** Every visitor of the tests has the same address. */
const ENVIRONMENT = { ...UNCONFIGURED, NODE_COMPILE_CACHE, REQUESTS_PER_MINUTE: '0', DRAIN_SECONDS: '0' };
const TAGS = { GA_MEASUREMENT_ID: 'G-TEST12345', META_PIXEL_ID: '1234567890', TIKTOK_PIXEL_ID: 'C1TEST1234567' };

/** Half of the work of a page is to move it and to draw it in two and a half times the density. */
const LIGHT = { deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Tests spend half of their time waiting.
  workers: '200%',
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
  fullyParallel: true,
  use: {
    baseURL,
    // Dates, and the words of the pay button.
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(findHeadlessBrowser()),
  },
  projects: [
    // Firefox and WebKit without Playwright; the tests are long, so they begin first.
    ...(isQuick ? [] : [{ name: 'engines', testDir: 'e2e/engines' }]),
    {
      name: 'phone',
      ...(isQuick && { grepInvert: /@exhaustive/ }),
      testIgnore: '**/e2e/engines/**',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...(isQuick && LIGHT) },
    },
    {
      name: 'desktop',
      ...(isQuick && { grep: /@desktop/ }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, ...(isQuick && LIGHT) },
      // The result is the same on every screen.
      testIgnore: [
        '**/e2e/engines/**',
        'browsers.spec.ts',
        'consent-banner.spec.ts',
        'consent.spec.ts',
        'database.spec.ts',
        'events.spec.ts',
        'hosts.spec.ts',
        'hydration.spec.ts',
      ],
    },
  ],
  webServer: [
    // The first walks need none of its weeks, so nothing waits for them but `dashboardReady`.
    {
      command: `"${process.execPath}" e2e/server.ts --seeded`,
      ...SERVER,
      stdout: 'ignore',
      env: {
        ...ENVIRONMENT,
        ...TAGS,
        PORT: new URL(dashboardUrl()).port,
        DATA_DIR: join(RUN_FOLDER, 'seeded'),
        PUBLIC_URL: dashboardUrl(),
      },
    },
    {
      command: `"${process.execPath}" ${SHORT_LIVED.join(' ')} e2e/server.ts`,
      // It says so once it answers, and names two addresses with its tokens.
      wait: { stdout: /the operator's panel: (?<e2e_panel>\S+)[\s\S]*the mailbox: (?<e2e_mailbox>\S+)/ },
      ...SERVER,
      env: { ...ENVIRONMENT, PORT: String(PORT), DATA_DIR: join(RUN_FOLDER, 'data'), PUBLIC_URL: baseURL },
    },
  ],
});
