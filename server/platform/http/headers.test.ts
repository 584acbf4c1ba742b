import { afterAll, expect, test } from 'vitest';
import { api } from './api.ts';
import { plainDocumentHeaders } from './document-headers.ts';
import { includeSubdomains } from './headers.ts';
import { buildServer } from './server.ts';
import { oneHost } from './testing.ts';

const server = buildServer({ trustProxy: false, logLevel: 'silent' });
server.register(api({ ...oneHost('https://petalune.example'), anyOrigin: false }, []), {
  prefix: '/api',
});
afterAll(() => server.close());

test('an answer of the API is neither cached, framed nor read as a page', async () => {
  expect((await server.inject('/api/nothing')).headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
});

test('Strict-Transport-Security includes subdomains only where it is configured', async () => {
  const whole = buildServer({ trustProxy: false, logLevel: 'silent' });
  whole.addHook('onSend', includeSubdomains);
  whole.register(api({ ...oneHost('https://petalune.example'), anyOrigin: false }, []), { prefix: '/api' });
  const { headers } = await whole.inject('/api/nothing');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await whole.close();
});

test('a page of the server allows styles, no script, and forms to itself alone', () => {
  const policy = plainDocumentHeaders(new URL('http://localhost:3000'))['content-security-policy'];
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self' http://localhost:3000",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]);
});
