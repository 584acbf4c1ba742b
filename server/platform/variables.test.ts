import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty variable is as good as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', STRIPE_SECRET_KEY: '' })).toEqual(readConfig({}));
});

test.each([
  ['', false],
  ['loopback', 'loopback'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ['2001:db8::/16, uniquelocal', '2001:db8::/16, uniquelocal'],
  ['::ffff:10.0.0.0/104, ::1/128', '::ffff:10.0.0.0/104, ::1/128'],
])('the variable TRUST_PROXY accepts %j', (TRUST_PROXY, expected) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(expected);
});

test.each([
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1,128.0.0.0/1',
  'loopback, 10.0.0.0/7',
  '2000::/15',
  'fc00::/7',
  '::ffff:0:0/96',
  '::ffff:128.0.0.0/97',
  '::/64',
])('the variable TRUST_PROXY refuses %s, which would let visitors choose their address', (TRUST_PROXY) => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow(/^TRUST_PROXY must list no network wider than \/8 [^\n]*\.$/);
});

test.each(['support@a.example', 'A Shop <support@a.example>'])('mails may come from %s', (MAIL_FROM) => {
  expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
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
  ['SECRETS_KEY', 'a word'],
  ['SECRETS_KEY', 'ab'.repeat(31)],
  ['SECRETS_KEY', `${'ab'.repeat(32)},${'z'.repeat(64)}`],
  ['BACKUP_RECIPIENT', 'ssh-ed25519 AAAA'],
  ['BACKUP_RECIPIENT', `age1${'q'.repeat(58)},ann@example.com`],
  ['BACKUP_RECIPIENT', `AGE-SECRET-KEY-1${'Q'.repeat(58)}`],
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
  ['LINK_MAILS_PER_DAY', '-1'],
  ['CLEARTEXT_HOSTS', 'http://app.example'],
  ['REQUESTS_PER_MINUTE', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['OFFER_SECONDS', 'soon'],
  ['STRIPE_PRICES', 'year'],
  ['STRIPE_PRICES', 'year=12999'],
  ['STRIPE_TAX', 'perhaps'],
  ['STRIPE_MANAGED', 'perhaps'],
  ['STRIPE_SECRET_KEY', 'pk_live_abc'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_live_abc'],
  ['SANDBOX_WALLET', 'yes'],
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

test('a token that can be guessed does not open /metrics', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'secret' })).toThrow(
    'METRICS_TOKEN must be a secret of at least 16 letters and digits',
  );
});
