import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', PUBLIC_URL: 'https://shop.example' };

const WHSEC = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('webhooks go to several systems, and are signed with two secrets while one replaces the other', () => {
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
])('the webhook settings %j are refused by name', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message);
});

test('webhooks of the dashboard reach this machine only where no other machine is served', () => {
  expect(readConfig({ WEBHOOK_PRIVATE_HOSTS: 'crm.internal' }).webhookPrivateHosts).toContain('127.0.0.1');
  expect(readConfig({ ...STRIPE, WEBHOOK_PRIVATE_HOSTS: 'crm.internal' }).webhookPrivateHosts).toEqual(['crm.internal']);
  expect(() => readConfig({ WEBHOOK_PRIVATE_HOSTS: 'http://crm.internal' })).toThrow('WEBHOOK_PRIVATE_HOSTS');
});

test('a tag is switched on by its id', () => {
  const { tags } = readConfig({ GA_MEASUREMENT_ID: 'G-1ABC2DEF3G', META_PIXEL_ID: '1234567890', META_SUBSCRIBE_ON_OPEN: 'on' });
  expect(tags).toEqual({ ga4: 'G-1ABC2DEF3G', metaPixel: '1234567890', subscribeOnOpen: true, metaEvent: 'Subscribe' });
});

test.each([
  [{ TIKTOK_ACCESS_TOKEN: 'abc' }, 'TIKTOK_ACCESS_TOKEN needs TIKTOK_PIXEL_ID too'],
  [{ AMPLITUDE_API_KEY: 'abc' }, 'AMPLITUDE_API_KEY needs AMPLITUDE_SECRET_KEY too: deletions are passed on with it'],
  [{ AMPLITUDE_SECRET_KEY: 'abc' }, 'AMPLITUDE_SECRET_KEY needs AMPLITUDE_API_KEY too'],
  [{ CLICKHOUSE_USER: 'funnel' }, 'CLICKHOUSE_USER needs CLICKHOUSE_URL too'],
  [{ CLICKHOUSE_PASSWORD: 'abc' }, 'CLICKHOUSE_PASSWORD needs CLICKHOUSE_URL too'],
  [{ CLICKHOUSE_URL: 'http://a:b@localhost:8123' }, 'CLICKHOUSE_URL must be where ClickHouse answers HTTP'],
  [{ CLICKHOUSE_URL: 'http://localhost:8123/shop' }, 'CLICKHOUSE_URL must be where ClickHouse answers HTTP'],
  [{ CLICKHOUSE_URL: 'clickhouse://localhost:9000' }, 'CLICKHOUSE_URL must be where ClickHouse answers HTTP'],
  [{ CLICKHOUSE_URL: 'http://localhost:8123', CLICKHOUSE_DATABASE: 'my shop' }, 'CLICKHOUSE_DATABASE must be the name'],
  [{ CLICKHOUSE_URL: 'http://localhost:8123', CLICKHOUSE_USER: 'a:b' }, 'CLICKHOUSE_USER must be a name'],
  [
    { CLICKHOUSE_URL: 'http://localhost:8123', AMPLITUDE_API_KEY: 'abc', AMPLITUDE_SECRET_KEY: 'def' },
    'AMPLITUDE_API_KEY and CLICKHOUSE_URL: please give one of them',
  ],
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

test('ClickHouse is reached with its own defaults until a user and a database are named', () => {
  const url = new URL('http://localhost:8123');
  expect(readConfig({ CLICKHOUSE_URL: url.href }).clickhouse).toEqual({
    url,
    user: 'default',
    password: '',
    database: 'default',
  });
  const given = { CLICKHOUSE_USER: 'funnel', CLICKHOUSE_PASSWORD: 'a b:c', CLICKHOUSE_DATABASE: 'shop' };
  expect(readConfig({ CLICKHOUSE_URL: url.href, ...given }).clickhouse).toEqual({
    url,
    user: 'funnel',
    password: 'a b:c',
    database: 'shop',
  });
});

test('Mailchimp holds the list once its key and audience are set, and one without the other is refused', () => {
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

test('RevenueCat or Adapty unlocks the app, with all of its keys and beside Stripe only', () => {
  const both = { REVENUECAT_STRIPE_APP_KEY: 'strp_1', REVENUECAT_SECRET_KEY: 'sk_1' };
  expect(readConfig({ ...STRIPE, ...both }).entitlements).toMatchObject({ kind: 'revenuecat', stripeAppKey: 'strp_1' });
  expect(readConfig({ ...STRIPE, ADAPTY_SECRET_KEY: 'secret_live_1.2' }).entitlements).toMatchObject({ kind: 'adapty' });
  expect(readConfig(STRIPE).entitlements).toBeUndefined();
  expect(() => readConfig(both)).toThrow('STRIPE_SECRET_KEY');
  expect(() => readConfig({ ...STRIPE, ...both, ADAPTY_SECRET_KEY: 'secret_1' })).toThrow('one of them');
  for (const [name, value] of Object.entries(both)) expect(() => readConfig({ ...STRIPE, [name]: value })).toThrow('both');
});
