import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const WHSEC = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

describe('a connection to a public host', () => {
  const elsewhere = { MAILCHIMP_API_KEY: '0123456789abcdef-us21', MAILCHIMP_LIST_ID: 'a1b2' };

  test.each([
    ['APP_BACKEND_URL', 'http://app.example.com', {}],
    ['APP_BACKEND_URL', 'http://169.254.169.254', {}],
    ['WEBHOOK_URL', 'https://a.example,http://b.example', { WEBHOOK_SECRET: WHSEC }],
    ['AMPLITUDE_URL', 'http://api2.amplitude.com/2/httpapi', {}],
    ['CLICKHOUSE_URL', 'http://clickhouse.example', {}],
    ['MAILCHIMP_URL', 'http://list.example', elsewhere],
    ['NOMINATIM_URL', 'http://places.example', {}],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example', {}],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'http://collector.example/v1/traces', {}],
    ['OTEL_EXPORTER_OTLP_METRICS_ENDPOINT', 'http://collector.example/v1/metrics', {}],
    ['SMTP_URL', 'smtp://mail.example?ignoreTLS=true', {}],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=false', {}],
    ['DATABASE_URL', 'postgres://a:b@db.example/shop', {}],
    ['DATABASE_URL', 'postgres://a:b@db.example/shop?sslmode=disable', {}],
  ])('is not made unencrypted: %s=%s is refused, unless the host is named', (name, value, others) => {
    const given = { ...others, [name]: value };
    expect(() => readConfig(given)).toThrow(new RegExp(`^${name} would reach \\S+ unencrypted: [^\n]*CLEARTEXT_HOSTS[^\n]*\\.$`));
    const [, host = ''] = /(?:http|smtp|postgres):\/\/(?:a:b@)?([^/?]+)/.exec(value) ?? [];
    expect(() => readConfig({ ...given, CLEARTEXT_HOSTS: `other.example, ${host}` })).not.toThrow();
  });

  test('by mail needs encryption, on this machine takes what is offered, and in the own network may be excepted', () => {
    const smtpUrl = (SMTP_URL: string, CLEARTEXT_HOSTS = '') => readConfig({ SMTP_URL, CLEARTEXT_HOSTS }).smtpUrl;
    expect(smtpUrl('smtp://a:b@mail.example:587')).toBe('smtp://a:b@mail.example:587?requireTLS=true');
    for (const url of ['smtp://10.0.0.5', 'smtp://mail']) expect(smtpUrl(url)).toBe(`${url}?requireTLS=true`);
    for (const url of [
      'smtp://localhost:2525',
      'smtp://mail?requireTLS=false',
      'smtp://mail?ignoreTLS=true',
      'smtps://mail.example',
    ])
      expect(smtpUrl(url)).toBe(url);
    expect(smtpUrl('smtp://mail.example', 'mail.example')).toBe('smtp://mail.example');
  });

  test.each(['http://app:4000', 'http://10.0.0.5', 'https://app.example.com'])(
    'is refused neither for a private host nor for https: %s',
    (APP_BACKEND_URL) => {
      expect(readConfig({ APP_BACKEND_URL }).companion?.url).toEqual(new URL(APP_BACKEND_URL));
    },
  );

  test('to the database is made with a certificate', () => {
    const DATABASE_URL = 'postgres://a:b@db.example/shop?sslmode=verify-full';
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });
});
