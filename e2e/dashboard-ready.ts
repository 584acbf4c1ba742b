import { expect } from '@playwright/test';
import { dashboardUrl } from './dashboard-server.ts';

/** The second server makes up its weeks while the first walks run. */
export async function dashboardReady(): Promise<void> {
  const isReady = () =>
    fetch(`${dashboardUrl()}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 180_000, message: 'the second server answers' }).toBe(true);
}
