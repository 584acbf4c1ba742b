import { resolve } from 'node:path';
import { expect, test } from 'vitest';
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
    dataDir: resolve('data'),
    databaseUrl: undefined,
    publicUrl: new URL('http://localhost:3000'),
    anyOrigin: true,
    trustProxy: false,
    requestsPerMinute: 1000,
    logLevel: 'info',
    offerSeconds: 600,
    stripe: undefined,
    smtpUrl: undefined,
    mailFrom: 'Petalune <support@petalune.example>',
  });
});

test('an empty variable is as good as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', STRIPE_SECRET_KEY: '' })).toEqual(readConfig({}));
});

test('the public address follows the port until it is given', () => {
  expect(readConfig({ PORT: '4300' }).publicUrl.href).toBe('http://localhost:4300/');
  expect(readConfig({ PORT: '4300', PUBLIC_URL: 'https://a.example' }).publicUrl.href).toBe('https://a.example/');
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
