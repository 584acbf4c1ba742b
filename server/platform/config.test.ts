import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  PUBLIC_URL: 'https://petalune.example',
  SMTP_URL: 'smtps://user:secret@mail.example',
};

test('nothing has to be configured', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    drainSeconds: 5,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    publicUrl: new URL('http://localhost:3000'),
    isPublic: false,
    anyOrigin: true,
    hstsSubdomains: false,
    trustProxy: false,
    requestsPerMinute: 1000,
    eventsPerDay: 200_000,
    logLevel: 'info',
    otel: false,
    serviceName: 'petalune',
    offerSeconds: 600,
    stripe: undefined,
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
    ga4: undefined,
    meta: undefined,
    tiktok: undefined,
    reported: [],
    abandonedQuizHours: 0,
  });
});

test('an empty variable is as good as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', STRIPE_SECRET_KEY: '' })).toEqual(readConfig({}));
});

test('the public address follows the port until it is given', () => {
  expect(readConfig({ PORT: '4300' }).publicUrl.href).toBe('http://localhost:4300/');
  const given = { PORT: '4300', PUBLIC_URL: 'https://a.example', PAYMENT: 'sandbox' };
  expect(readConfig(given).publicUrl.href).toBe('https://a.example/');
});

test.each([
  ['', false],
  ['loopback', 'loopback'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
])('TRUST_PROXY %j is understood', (TRUST_PROXY, expected) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(expected);
});

test.each([
  ['PORT', 'http'],
  ['APP_BACKEND_URL', 'app.example.com'],
  ['APP_BACKEND_URL', 'https://funnel:secret@app.example.com'],
  ['APP_BACKEND_URL', 'https://app.example.com/?key=secret'],
  ['APP_BACKEND_USER', 'fun:nel'],
  ['NOMINATIM_URL', 'localhost'],
  ['NOMINATIM_URL', 'https://nominatim.openstreetmap.org'],
  ['PHOTON_URL', 'https://photon.komoot.io'],
  ['PHOTON_URL', 'http://localhost:2322/?q=paris'],
  ['OPEN_METEO_KEY', 'my key'],
  ['OPEN_METEO_URL', 'localhost'],
  ['OPEN_METEO_URL', 'https://api.open-meteo.com'],
  ['OPEN_METEO_URL', 'https://customer-api.open-meteo.com'],
  ['OPEN_METEO_URL', 'https://ann:secret@weather.example'],
  ['PORT', '70000'],
  ['PORT', '0'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['DATABASE_URL', 'host'],
  ['PUBLIC_URL', 'petalune.example'],
  ['PUBLIC_URL', 'https://petalune.example/shop'],
  ['PUBLIC_URL', 'ftp://petalune.example'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['PAYMENT', 'stripe'],
  ['HSTS_SUBDOMAINS', 'yes'],
  ['EVENTS_PER_DAY', 'many'],
  ['CLEARTEXT_HOSTS', 'http://app.example'],
  ['REQUESTS_PER_MINUTE', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['OFFER_SECONDS', 'soon'],
  ['STRIPE_PRICES', 'year'],
  ['STRIPE_PRICES', 'year=12999'],
  ['STRIPE_TAX', 'perhaps'],
  ['STRIPE_SECRET_KEY', 'pk_live_abc'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Petalune'],
  ['GA_MEASUREMENT_ID', 'UA-12345-1'],
  ['GA_MEASUREMENT_ID', "G-ABC' https://evil.example"],
  ['META_PIXEL_ID', '123; 456'],
  ['META_SUBSCRIBE_ON_OPEN', 'yes'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
  ['MAIL_FROM', 'A <a@b.example>\nBcc: c@d.example'],
])('a wrong %s (%s) is refused in one sentence that names it and keeps the value to itself', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must (?:be|list|name) [^\n]*\\.$`));
});

test('payment keys need what makes an order true: the webhook secret and the public address', () => {
  expect(readConfig(LIVE).stripe).toEqual({
    secretKey: 'sk_live_abc',
    webhookSecret: 'whsec_abc',
    live: true,
    priceIds: {},
    automaticTax: false,
  });
  expect(readConfig({ ...LIVE, STRIPE_SECRET_KEY: 'rk_test_abc' }).stripe?.live).toBe(false);
  expect(() => readConfig({ ...LIVE, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/needs STRIPE_WEBHOOK_SECRET/);
  expect(() => readConfig({ ...LIVE, PUBLIC_URL: '' })).toThrow(/needs PUBLIC_URL/);
});

describe('a public address', () => {
  const PUBLIC_URL = 'https://petalune.example';

  test('needs payment keys or a word for the sandbox, and this machine needs neither', () => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(/^PUBLIC_URL is open to strangers, [^\n]*PAYMENT=sandbox[^\n]*\.$/);
    expect(() => readConfig({ PUBLIC_URL: 'http://192.168.1.7:3000' })).toThrow(/^PUBLIC_URL is open/);
    expect(readConfig({ PUBLIC_URL, PAYMENT: 'sandbox' })).toMatchObject({ isPublic: true, stripe: undefined });
    expect(readConfig(LIVE).isPublic).toBe(true);
    for (const local of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(readConfig({ PUBLIC_URL: local }).isPublic).toBe(false);
  });

  test.each([
    ['APP_BACKEND_URL', 'https://app.example'],
    ['GA_API_SECRET', 'abc'],
    ['META_ACCESS_TOKEN', 'abc'],
    ['TIKTOK_ACCESS_TOKEN', 'abc'],
  ])('does not tell %s of orders in the sandbox', (name, value) => {
    const ids = { GA_MEASUREMENT_ID: 'G-1ABC2DEF3G', META_PIXEL_ID: '1234567890', TIKTOK_PIXEL_ID: 'C1ABCDEFGHIJ' };
    expect(() => readConfig({ PUBLIC_URL, PAYMENT: 'sandbox', ...ids, [name]: value })).toThrow(`leave out ${name}`);
    expect(() => readConfig({ ...ids, [name]: value })).not.toThrow();
  });

  test('has the sandbox or the provider, never both', () => {
    expect(() => readConfig({ ...LIVE, PAYMENT: 'sandbox' })).toThrow('please give one of them');
  });
});

test('prices may be named by plan, and tax left to the provider', () => {
  const { stripe } = readConfig({ ...LIVE, STRIPE_PRICES: 'year=price_1A, month=price_2B', STRIPE_TAX: 'on' });
  expect(stripe).toMatchObject({ priceIds: { year: 'price_1A', month: 'price_2B' }, automaticTax: true });
});

test('real money needs a mail server; a sandbox and test payments do not', () => {
  expect(readConfig(LIVE).smtpUrl).toBe('smtps://user:secret@mail.example');
  expect(() => readConfig({ ...LIVE, SMTP_URL: '' })).toThrow(/needs SMTP_URL too: [^\n]*\.$/);
  expect(readConfig({ ...LIVE, STRIPE_SECRET_KEY: 'sk_test_abc', SMTP_URL: '' }).smtpUrl).toBeUndefined();
});

test.each(['support@a.example', 'A Shop <support@a.example>'])('mails may come from %s', (MAIL_FROM) => {
  expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
});

test('a webhook secret without the key beside it is half a configuration, and no sandbox', () => {
  expect(() => readConfig({ ...LIVE, STRIPE_SECRET_KEY: '' })).toThrow(
    /^STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY too: [^\n]*\.$/,
  );
});

const WHSEC = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('several systems may listen, and two secrets sign while one takes the place of the other', () => {
  const { webhook } = readConfig({
    WEBHOOK_URL: 'https://a.example/hook, http://b.internal',
    WEBHOOK_SECRET: `${WHSEC}, ${'x'.repeat(24)}`,
  });
  expect(webhook?.urls.map(({ href }) => href)).toEqual(['https://a.example/hook', 'http://b.internal/']);
  expect(webhook?.secrets).toEqual([WHSEC, 'x'.repeat(24)]);
});

test.each([
  [{ WEBHOOK_URL: 'https://a.example' }, /^WEBHOOK_URL needs WEBHOOK_SECRET/],
  [{ WEBHOOK_SECRET: WHSEC }, /^WEBHOOK_SECRET needs WEBHOOK_URL/],
  [{ WEBHOOK_URL: 'a.example', WEBHOOK_SECRET: WHSEC }, /^WEBHOOK_URL/],
  [{ WEBHOOK_URL: 'ftp://a.example', WEBHOOK_SECRET: WHSEC }, /^WEBHOOK_URL/],
  [{ WEBHOOK_URL: 'https://ann:secret@a.example', WEBHOOK_SECRET: WHSEC }, /^WEBHOOK_URL/],
  [{ WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: 'short' }, /^WEBHOOK_SECRET/],
  [{ WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: 'whsec_short' }, /^WEBHOOK_SECRET/],
])('%j is refused by name', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message);
});

test('tags are known by their ids', () => {
  const { tags } = readConfig({ GA_MEASUREMENT_ID: 'G-1ABC2DEF3G', META_PIXEL_ID: '1234567890', META_SUBSCRIBE_ON_OPEN: 'on' });
  expect(tags).toEqual({ ga4: 'G-1ABC2DEF3G', metaPixel: '1234567890', subscribeOnOpen: true, metaEvent: 'Subscribe' });
});

test.each([
  [{ TIKTOK_ACCESS_TOKEN: 'abc' }, 'TIKTOK_ACCESS_TOKEN needs TIKTOK_PIXEL_ID too'],
  [{ AMPLITUDE_API_KEY: 'abc' }, 'AMPLITUDE_API_KEY needs AMPLITUDE_SECRET_KEY too: deletions are passed on with it'],
  [{ AMPLITUDE_SECRET_KEY: 'abc' }, 'AMPLITUDE_SECRET_KEY needs AMPLITUDE_API_KEY too'],
  [{ KLAVIYO_LIST_ID: 'abc' }, 'KLAVIYO_LIST_ID needs KLAVIYO_API_KEY too'],
  [{ MAIL_BOUNCES: 'a+b@example.com' }, 'MAIL_BOUNCES must be the address'],
  [{ META_API_VERSION: '26' }, 'META_API_VERSION must be a version'],
  [{ META_EVENT_NAME: '<b>' }, 'META_EVENT_NAME must be a name'],
  [{ MAILCHIMP_WEBHOOK_SECRET: 'short' }, 'MAILCHIMP_WEBHOOK_SECRET must be a secret'],
])('the settings %j are refused, because something is missing or misspelt', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message);
});

test('the deletions of Amplitude go to the data centre of its events', () => {
  const keys = { AMPLITUDE_API_KEY: 'abc', AMPLITUDE_SECRET_KEY: 'def' };
  expect(readConfig(keys).amplitude?.privacyUrl.href).toBe('https://amplitude.com/');
  const european = readConfig({ ...keys, AMPLITUDE_URL: 'https://api.eu.amplitude.com/2/httpapi' });
  expect(european.amplitude?.privacyUrl.href).toBe('https://analytics.eu.amplitude.com/');
});

test("cities are looked up in a geocoder of one's own", () => {
  const url = new URL('http://localhost:8088');
  expect(readConfig({ NOMINATIM_URL: url.href }).geocoder).toEqual({ kind: 'nominatim', url });
  expect(readConfig({ PHOTON_URL: url.href }).geocoder).toEqual({ kind: 'photon', url });
  expect(() => readConfig({ NOMINATIM_URL: url.href, PHOTON_URL: url.href })).toThrow('one of them');
});

test("the weather comes from customers' hosts, from a server of one's own, or is estimated", () => {
  expect(readConfig({ OPEN_METEO_KEY: 'abc123' }).openMeteo).toEqual({ key: 'abc123' });
  expect(readConfig({ OPEN_METEO_URL: 'http://localhost:8080' }).openMeteo).toEqual({ url: new URL('http://localhost:8080') });
  expect(() => readConfig({ OPEN_METEO_KEY: 'abc', OPEN_METEO_URL: 'http://localhost:8080' })).toThrow('one of them');
});

test('Mailchimp is told apart from a list of our own by its key and audience', () => {
  const given = { MAILCHIMP_API_KEY: '0123456789abcdef-us21', MAILCHIMP_LIST_ID: 'a1b2' };
  expect(readConfig(given).mailchimp).toEqual({
    apiKey: '0123456789abcdef-us21',
    listId: 'a1b2',
    doubleOptIn: false,
    host: undefined,
  });
  const { mailchimp } = readConfig({ ...given, MAILCHIMP_DOUBLE_OPT_IN: 'on', MAILCHIMP_URL: 'http://localhost:4700' });
  expect(mailchimp).toMatchObject({ doubleOptIn: true, host: new URL('http://localhost:4700') });
  expect(() => readConfig({ MAILCHIMP_API_KEY: given.MAILCHIMP_API_KEY })).toThrow(/needs MAILCHIMP_LIST_ID/);
  expect(() => readConfig({ MAILCHIMP_LIST_ID: 'a1b2' })).toThrow(/needs MAILCHIMP_API_KEY/);
  expect(() => readConfig({ ...given, MAILCHIMP_API_KEY: 'abc' })).toThrow(/^MAILCHIMP_API_KEY must/);
});

test('the companion app is asked with a name and a password, or with neither', () => {
  const APP_BACKEND_URL = 'https://app.example.com/v1';
  const both = { APP_BACKEND_URL, APP_BACKEND_USER: 'funnel', APP_BACKEND_PASSWORD: 'a:b' };
  expect(readConfig(both).companion).toEqual({
    url: new URL(APP_BACKEND_URL),
    takesSubscriptions: false,
    credentials: { user: 'funnel', password: 'a:b' },
  });
  expect(readConfig({ APP_BACKEND_URL }).companion).toEqual({
    url: new URL(APP_BACKEND_URL),
    credentials: undefined,
    takesSubscriptions: false,
  });
  expect(readConfig({ APP_BACKEND_URL, APP_BACKEND_SUBSCRIPTIONS: 'on' }).companion?.takesSubscriptions).toBe(true);
  expect(() => readConfig({ APP_BACKEND_SUBSCRIPTIONS: 'on' })).toThrow('APP_BACKEND_URL');
  for (const name of ['APP_BACKEND_URL', 'APP_BACKEND_USER', 'APP_BACKEND_PASSWORD']) {
    expect(() => readConfig({ ...both, [name]: '' })).toThrow('APP_BACKEND_USER and APP_BACKEND_PASSWORD');
  }
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
])('OpenTelemetry is on only for who names a receiver: %s', (_what, variables, on) => {
  expect(readConfig(variables).otel).toBe(on);
});

test('a token that can be guessed does not open /metrics', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'secret' })).toThrow(
    'METRICS_TOKEN must be a secret of at least 16 letters and digits',
  );
});

test('a direct address of the database stands beside the address of its pooler', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://localhost/shop' };
  expect(() => readConfig(direct)).toThrow('DATABASE_DIRECT_URL needs DATABASE_URL too');
  expect(readConfig({ ...direct, DATABASE_URL: 'postgres://localhost:6432/shop' }).databaseDirectUrl).toBe(
    'postgres://localhost/shop',
  );
});

test('one service unlocks the app, with both keys of RevenueCat or the one of Adapty, and beside Stripe only', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', PUBLIC_URL: 'https://shop.example' };
  const both = { REVENUECAT_STRIPE_APP_KEY: 'strp_1', REVENUECAT_SECRET_KEY: 'sk_1' };
  expect(readConfig({ ...stripe, ...both }).entitlements).toMatchObject({ kind: 'revenuecat', stripeAppKey: 'strp_1' });
  expect(readConfig({ ...stripe, ADAPTY_SECRET_KEY: 'secret_live_1.2' }).entitlements).toMatchObject({ kind: 'adapty' });
  expect(readConfig(stripe).entitlements).toBeUndefined();
  expect(() => readConfig(both)).toThrow('STRIPE_SECRET_KEY');
  expect(() => readConfig({ ...stripe, ...both, ADAPTY_SECRET_KEY: 'secret_1' })).toThrow('one of them');
  for (const [name, value] of Object.entries(both)) expect(() => readConfig({ ...stripe, [name]: value })).toThrow('both');
});

test('webhooks of the dashboard reach this machine only where nobody else is served', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', PUBLIC_URL: 'https://shop.example' };
  expect(readConfig({ WEBHOOK_PRIVATE_HOSTS: 'crm.internal' }).webhookPrivateHosts).toContain('127.0.0.1');
  expect(readConfig({ ...stripe, WEBHOOK_PRIVATE_HOSTS: 'crm.internal' }).webhookPrivateHosts).toEqual(['crm.internal']);
  expect(() => readConfig({ WEBHOOK_PRIVATE_HOSTS: 'http://crm.internal' })).toThrow('WEBHOOK_PRIVATE_HOSTS');
});
