import { expect, test } from 'vitest';
import { stripeElements } from '../../../adapters/payments/elements.ts';
import { buildServer } from '../http/server.ts';
import { oneHost } from '../http/testing.ts';
import { body, NO_SITE } from './files.ts';
import { siteRoutes } from './routes.ts';

const PATHS = ['/', '/keep-results', '/prediction', '/prediction/subscribe-success', '/operator'];
const elements = stripeElements('pk_test_1');

async function pages(wallet: boolean) {
  const server = buildServer({ trustProxy: false, logLevel: 'silent' });
  const files = PATHS.map((path) => ({
    path,
    type: 'text/html; charset=utf-8',
    plain: body(Buffer.from('<!doctype html><html lang="en"><body></body></html>')),
    encoded: {},
  }));
  const site = { ...NO_SITE, files, originPlaceholder: 'https://public-url.invalid' };
  server.register(
    siteRoutes({
      ...oneHost('https://petalune.example'),
      ...{ site, anyOrigin: false, formTargets: [] },
      ...(wallet && { elements }),
    }),
  );
  const answers = await Promise.all(PATHS.map(async (path) => [path, await server.inject(path)] as const));
  await server.close();
  return Object.fromEntries(answers);
}

const directive = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

test('with a publishable key the sales page alone may load the provider, open its sheets and hear from its windows', async () => {
  const { '/prediction': sales, ...others } = await pages(true);
  const policy = sales?.headers['content-security-policy'];
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
  expect(directive(policy, 'frame-src')).toBe('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.stripe.com");
  expect(sales?.headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com" "https://*.js.stripe.com")');
  expect(sales?.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(sales?.body).toContain('<html data-wallet="here" lang="en">');
  for (const { headers, body: page } of Object.values(others)) {
    expect(JSON.stringify(headers)).not.toContain('stripe');
    expect(headers['permissions-policy']).toContain('payment=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(page).toContain('<html data-wallet="ahead" lang="en">');
  }
});

test('without a publishable key every page is as strict as any other, and says nothing of a wallet', async () => {
  for (const { headers, body: page } of Object.values(await pages(false))) {
    expect(JSON.stringify(headers)).not.toContain('stripe');
    expect(headers['permissions-policy']).toContain('payment=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(page).not.toContain('data-wallet');
  }
});
