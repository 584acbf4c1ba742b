import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  PUBLIC_URL: 'https://petalune.example',
  SMTP_URL: 'smtps://user:secret@mail.example',
  TRUST_PROXY: 'loopback',
};

test('every setting has a default', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    drainSeconds: 5,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    sandboxWallet: false,
    secretsKeys: [],
    backupRecipients: [],
    publicUrl: new URL('http://localhost:3000'),
    operatorUrl: new URL('http://localhost:3000'),
    isPublic: false,
    anyOrigin: true,
    hstsSubdomains: false,
    trustProxy: false,
    requestsPerMinute: 1000,
    eventsPerDay: 200_000,
    mailsPerDay: 5000,
    logLevel: 'info',
    otel: false,
    serviceName: 'petalune',
    offerSeconds: 600,
    stripe: undefined,
    seller: 'shop',
    smtpUrl: undefined,
    mailFrom: 'Petalune <support@petalune.example>',
    mailBounces: undefined,
    tags: { subscribeOnOpen: false, metaEvent: 'Subscribe' },
    webhook: undefined,
    webhookPrivateHosts: ['localhost', '127.0.0.1', '[::1]'],
    openMeteo: undefined,
    geocoder: undefined,
    mailchimp: undefined,
    klaviyo: undefined,
    retention: { leads: 90, events: 400, messages: 365, operational: 30, addresses: 14 },
    amplitude: undefined,
    clickhouse: undefined,
    ga4: undefined,
    meta: undefined,
    tiktok: undefined,
    reported: [],
    abandonedQuizHours: 0,
  });
});

describe('the key of stored secrets', () => {
  const PUBLIC = { PUBLIC_URL: 'https://a.example', PAYMENT: 'sandbox' };
  const DATABASE_URL = 'postgres://a:b@db/name';

  test('is demanded of a public server on PostgreSQL, in a sentence that says what to do', () => {
    expect(() => readConfig({ ...PUBLIC, DATABASE_URL })).toThrow(
      /^DATABASE_URL at a public address needs SECRETS_KEY too: .*openssl rand -base64 32/,
    );
    for (const alone of [PUBLIC, { DATABASE_URL }]) expect(readConfig(alone).secretsKeys).toEqual([]);
  });

  test.each([
    ['base64', 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc='],
    ['hexadecimal digits', '07'.repeat(32)],
  ])('is read from %s', (_form, SECRETS_KEY) => {
    expect(readConfig({ ...PUBLIC, DATABASE_URL, SECRETS_KEY }).secretsKeys).toEqual([Buffer.alloc(32, 7)]);
  });

  test('may be several, the newest first', () => {
    const SECRETS_KEY = `${'01'.repeat(32)}, ${'02'.repeat(32)}`;
    expect(readConfig({ SECRETS_KEY }).secretsKeys.map(([first]) => first)).toEqual([1, 2]);
  });
});

test('the public address follows the port until it is given', () => {
  expect(readConfig({ PORT: '4300' }).publicUrl.href).toBe('http://localhost:4300/');
  const given = { PORT: '4300', PUBLIC_URL: 'https://a.example', PAYMENT: 'sandbox' };
  expect(readConfig(given).publicUrl.href).toBe('https://a.example/');
  expect(readConfig(given).operatorUrl.href).toBe('https://a.example/');
});

describe('OPERATOR_URL', () => {
  const PUBLIC_URL = 'https://petalune.example';
  const read = (OPERATOR_URL: string, given: object = { PUBLIC_URL }) =>
    readConfig({ ...given, OPERATOR_URL, PAYMENT: 'sandbox' });

  test.each([
    ['https://dashboard.petalune.example', { PUBLIC_URL }],
    ['https://petalune-team.example:8443', { PUBLIC_URL }],
    ['https://petalune.example', { PUBLIC_URL: 'https://www.petalune.example' }],
    ['http://127.0.0.1:3000', { PUBLIC_URL: 'http://localhost:3000' }],
    ['http://dashboard.localhost:3000', { PUBLIC_URL: 'http://localhost:3000' }],
    ['https://localhost', { PUBLIC_URL: 'http://127.0.0.1:3000' }],
  ])('%s gives the dashboard a host of its own', (address, given) => {
    const { publicUrl, operatorUrl } = read(address, given);
    expect([publicUrl, operatorUrl]).toEqual([new URL(given.PUBLIC_URL), new URL(address)]);
  });

  test.each([
    ['http://dashboard.petalune.example', /^OPERATOR_URL must be the address of the dashboard, [^\n]* https [^\n]*\.$/],
    ['https://dashboard.petalune.example/operator', /^OPERATOR_URL must be the address of the dashboard, without a path/],
    ['https://ada@dashboard.petalune.example', /^OPERATOR_URL must be the address of the dashboard/],
    ['ftp://dashboard.petalune.example', /^OPERATOR_URL must be the address of the dashboard/],
    ['dashboard.petalune.example', /^OPERATOR_URL must be the address of the dashboard/],
    ['https://petalune.example', /^OPERATOR_URL must name another host than PUBLIC_URL: [^\n]*\.$/],
    ['https://petalune.example:8443', /^OPERATOR_URL must name another host than PUBLIC_URL: [^\n]* another port [^\n]*\.$/],
    ['https://PETALUNE.example.', /^OPERATOR_URL must name another host/],
    ['http://localhost:3000', /^OPERATOR_URL and PUBLIC_URL must both be addresses of this machine, or [^\n]*\.$/],
  ])('%s is refused with a sentence', (address, sentence) => {
    expect(() => read(address)).toThrow(sentence);
  });

  test.each([
    ['http://127.0.0.1:3000', {}, /^OPERATOR_URL needs PUBLIC_URL too: [^\n]*\.$/],
    ['http://localhost:4000', { PUBLIC_URL: 'http://localhost:3000' }, /^OPERATOR_URL must name another host/],
    ['https://dashboard.example', { PUBLIC_URL: 'http://localhost:3000' }, /^OPERATOR_URL and PUBLIC_URL must both be/],
  ])('%s is refused beside %j', (address, given, sentence) => {
    expect(() => read(address, given)).toThrow(sentence);
  });
});

test('payment keys need the webhook secret and the public address', () => {
  expect(readConfig(LIVE).stripe).toEqual({
    secretKey: 'sk_live_abc',
    webhookSecret: 'whsec_abc',
    live: true,
    priceIds: {},
    automaticTax: false,
  });
  expect(readConfig({ ...LIVE, STRIPE_SECRET_KEY: 'rk_test_abc', SMTP_URL: '' }).stripe?.live).toBe(false);
  expect(() => readConfig({ ...LIVE, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/needs STRIPE_WEBHOOK_SECRET/);
  expect(() => readConfig({ ...LIVE, PUBLIC_URL: '' })).toThrow(/needs PUBLIC_URL/);
});

describe('a public address', () => {
  const PUBLIC_URL = 'https://petalune.example';

  test('needs payment keys or PAYMENT=sandbox, and an address of this machine needs neither', () => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(/^PUBLIC_URL is open to strangers, [^\n]*PAYMENT=sandbox[^\n]*\.$/);
    expect(() => readConfig({ PUBLIC_URL: 'http://192.168.1.7:3000' })).toThrow(/^PUBLIC_URL is open/);
    expect(readConfig({ PUBLIC_URL, PAYMENT: 'sandbox' })).toMatchObject({ isPublic: true, stripe: undefined });
    expect(readConfig(LIVE).isPublic).toBe(true);
    for (const local of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(readConfig({ PUBLIC_URL: local }).isPublic).toBe(false);
  });

  test('is also one that other machines reach by the address it listens on', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'site.internal']) {
      expect(() => readConfig({ HOST })).toThrow(/^HOST answers other machines and needs PUBLIC_URL too: [^\n]*\.$/);
      const local = { HOST, PUBLIC_URL: 'http://localhost:3000' };
      expect(() => readConfig(local)).toThrow(/^HOST is open to strangers, /);
      expect(readConfig({ ...local, PAYMENT: 'sandbox' }).isPublic).toBe(true);
      expect(() => readConfig({ ...local, PAYMENT: 'sandbox', APP_BACKEND_URL: 'https://app.example' })).toThrow(/leave out/);
      expect(readConfig({ ...LIVE, HOST }).isPublic).toBe(true);
    }
    for (const HOST of ['127.0.0.1', '127.0.0.9', '::1', 'localhost']) expect(readConfig({ HOST }).isPublic).toBe(false);
  });

  test('of a shop that takes real money has https, a proxy that is trusted, and a mail server', () => {
    for (const PUBLIC_URL of [
      'http://petalune.example',
      'http://localhost:3000',
      'https://localhost',
      'https://localhost.',
      'https://shop.localhost.',
    ])
      expect(() => readConfig({ ...LIVE, PUBLIC_URL })).toThrow(/needs a PUBLIC_URL that buyers reach by https/);
    expect(() => readConfig({ ...LIVE, TRUST_PROXY: '' })).toThrow(/needs TRUST_PROXY too/);
    expect(() => readConfig({ ...LIVE, SMTP_URL: '' })).toThrow(/needs SMTP_URL too: [^\n]*\.$/);
    expect(readConfig(LIVE).smtpUrl).toBe('smtps://user:secret@mail.example');
    const test = { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_abc', TRUST_PROXY: '', SMTP_URL: '' };
    expect(readConfig({ ...test, PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({
      stripe: { live: false },
      smtpUrl: undefined,
    });
  });

  test.each([
    ['APP_BACKEND_URL', 'https://app.example'],
    ['GA_API_SECRET', 'abc'],
    ['META_ACCESS_TOKEN', 'abc'],
    ['TIKTOK_ACCESS_TOKEN', 'abc'],
  ])('is refused with the sandbox and %s, which would receive its orders', (name, value) => {
    const ids = { GA_MEASUREMENT_ID: 'G-1ABC2DEF3G', META_PIXEL_ID: '1234567890', TIKTOK_PIXEL_ID: 'C1ABCDEFGHIJ' };
    expect(() => readConfig({ PUBLIC_URL, PAYMENT: 'sandbox', ...ids, [name]: value })).toThrow(`leave out ${name}`);
    expect(() => readConfig({ ...ids, [name]: value })).not.toThrow();
  });

  const TEST_KEYS = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
  const RELAY = 'smtps://mail.example';
  const LOCAL_URL = 'http://localhost:3000';

  test.each([
    ['the sandbox', { PUBLIC_URL, PAYMENT: 'sandbox', SMTP_URL: RELAY }],
    ["Stripe's test keys", { PUBLIC_URL, ...TEST_KEYS, SMTP_URL: RELAY }],
    ['a restricted test key', { PUBLIC_URL, ...TEST_KEYS, STRIPE_SECRET_KEY: 'rk_test_abc', SMTP_URL: RELAY }],
    ['a relay in its own network', { PUBLIC_URL, PAYMENT: 'sandbox', SMTP_URL: 'smtps://mail' }],
    ['the sandbox and HOST open to others', { PUBLIC_URL: LOCAL_URL, HOST: '0.0.0.0', PAYMENT: 'sandbox', SMTP_URL: RELAY }],
    ['test keys and HOST open to others', { PUBLIC_URL: LOCAL_URL, HOST: '0.0.0.0', ...TEST_KEYS, SMTP_URL: RELAY }],
  ])('is refused with a mail server and %s, with which strangers order', (_case, given) => {
    expect(() => readConfig(given)).toThrow(/^SMTP_URL at a public address needs a live key of Stripe: [^\n]*\.$/);
  });

  test.each([
    ['a live key', LIVE],
    ['the sandbox on this machine', { PAYMENT: 'sandbox', SMTP_URL: RELAY }],
    ['test keys on this machine', { PUBLIC_URL: LOCAL_URL, ...TEST_KEYS, SMTP_URL: RELAY }],
    ['a container of this machine', { PUBLIC_URL: LOCAL_URL, HOST: '0.0.0.0', PAYMENT: 'sandbox', SMTP_URL: 'smtps://mail' }],
  ])('takes a mail server with %s', (_case, given) => {
    expect(readConfig(given).smtpUrl).toBe(given.SMTP_URL);
  });

  test('is refused with payment keys and PAYMENT=sandbox', () => {
    expect(() => readConfig({ ...LIVE, PAYMENT: 'sandbox' })).toThrow('please give one of them');
  });
});

test('STRIPE_PRICES names the price of a plan, and STRIPE_TAX leaves tax to the provider', () => {
  const { stripe } = readConfig({ ...LIVE, STRIPE_PRICES: 'year=price_1A, month=price_2B', STRIPE_TAX: 'on' });
  expect(stripe).toMatchObject({ priceIds: { year: 'price_1A', month: 'price_2B' }, automaticTax: true });
});

test('STRIPE_MANAGED makes the payment provider the seller, also in the sandbox, and the shop sells without it', () => {
  expect(readConfig({ ...LIVE, STRIPE_MANAGED: 'on' }).seller).toBe('provider');
  expect(readConfig({ STRIPE_MANAGED: 'on' }).seller).toBe('provider');
  for (const given of [{}, { STRIPE_MANAGED: 'off', STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }])
    expect(readConfig({ ...LIVE, ...given }).seller).toBe('shop');
});

test.each([
  [{ STRIPE_TAX: 'on' }, /^STRIPE_MANAGED=on and STRIPE_TAX=on: please give one of them\. [^\n]*\.$/],
  [
    { STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' },
    /^STRIPE_MANAGED=on and STRIPE_PUBLISHABLE_KEY: please give one of them\. [^\n]*\.$/,
  ],
  [{ SANDBOX_WALLET: 'on' }, /^STRIPE_MANAGED=on and SANDBOX_WALLET=on: please give one of them\. [^\n]*\.$/],
])('the payment provider as the seller is refused beside %j', (given, sentence) => {
  expect(() => readConfig({ ...LIVE, ...given, STRIPE_MANAGED: 'on' })).toThrow(sentence);
});

test('a publishable key of the mode of the secret key turns the wallet on', () => {
  expect(readConfig(LIVE).stripe?.publishableKey).toBeUndefined();
  expect(readConfig({ ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }).stripe?.publishableKey).toBe('pk_live_abc');
});

test.each([
  [
    'a publishable key of the other mode',
    { ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' },
    'must both be keys of the test mode',
  ],
  ['a publishable key alone', { STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }, 'needs STRIPE_SECRET_KEY too'],
  ['tax on top', { ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc', STRIPE_TAX: 'on' }, 'another amount than the dialog'],
  ['the wallet of the sandbox beside a key', { ...LIVE, SANDBOX_WALLET: 'on' }, 'needs STRIPE_PUBLISHABLE_KEY'],
])('the wallet is refused with %s', (_what, given, sentence) => {
  expect(() => readConfig(given)).toThrow(new RegExp(`^(?=.*${sentence})[^\n]*\\.$`));
});

test('the sandbox shows a wallet only where a variable asks for it', () => {
  expect([readConfig({}), readConfig({ SANDBOX_WALLET: 'on' })].map(({ sandboxWallet }) => sandboxWallet)).toEqual([false, true]);
});

test('a webhook secret without the payment key is refused, and opens no sandbox', () => {
  expect(() => readConfig({ ...LIVE, STRIPE_SECRET_KEY: '' })).toThrow(
    /^STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY too: [^\n]*\.$/,
  );
});

test.each([
  ['a collector', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, true],
  ['an exporter', { OTEL_TRACES_EXPORTER: 'console' }, true],
  ['no exporter', { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }, false],
  [
    'a collector that is switched off',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' },
    false,
  ],
])('OpenTelemetry is on only where a receiver is named: %s', (_what, variables, on) => {
  expect(readConfig(variables).otel).toBe(on);
});

test('a direct address of the database stands beside the address of its pooler', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://localhost/shop' };
  expect(() => readConfig(direct)).toThrow('DATABASE_DIRECT_URL needs DATABASE_URL too');
  expect(readConfig({ ...direct, DATABASE_URL: 'postgres://localhost:6432/shop' }).databaseDirectUrl).toBe(
    'postgres://localhost/shop',
  );
});
