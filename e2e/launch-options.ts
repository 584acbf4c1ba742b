import type { LaunchOptions } from '@playwright/test';

export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Text looks the same on every machine.
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
