import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from './testing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stripe-shop-'));
});
afterAll(() => rm(folder, { recursive: true }));

const LIVE = { STRIPE_SECRET_KEY: 'sk_live_1', PUBLIC_URL: 'https://shop.example' };

test.each([
  ['stripe-setup', { PUBLIC_URL: LIVE.PUBLIC_URL }, 'Please set STRIPE_SECRET_KEY'],
  ['stripe-setup', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'Please set PUBLIC_URL'],
  ['stripe-setup', { ...LIVE, PUBLIC_URL: 'http://shop.example' }, 'an https address: the live portal links to it'],
  ['stripe-setup', { ...LIVE, STRIPE_TAX: 'on', STRIPE_MANAGED: 'on' }, 'STRIPE_MANAGED=on or STRIPE_TAX=on'],
  ['stripe-try', LIVE, 'a key of the test mode'],
])('the script %s asks nothing of Stripe with the settings %o', async (script, environment, why) => {
  const { code, error } = await runScript(script, { cwd: folder, environment });
  expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining(why) });
});
