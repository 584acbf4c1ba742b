import type { LaunchOptions } from '@playwright/test';

/** For the browser at this path; without one, Playwright's own. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // The same letters on every machine.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
    ],
  };
}
