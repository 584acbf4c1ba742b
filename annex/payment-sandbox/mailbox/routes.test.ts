import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offlineMail } from '../../../adapters/mail/offline.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { testDatabase } from '../../../server/platform/db/testing.ts';
import { mailbox } from './routes.ts';

const TOKEN = 'a-token-of-the-operator';
const PUBLIC_URL = new URL('https://petalune.example');
const MAIL = {
  from: 'Petalune <support@petalune.example>',
  to: 'ann@example.com',
  subject: 'Hello <b>Ann</b>',
  html: '<!doctype html><html><head><title>Hi</title></head><body><script>alert(1)</script><a href="https://petalune.example/manage">Go</a></body></html>',
  text: 'Go on here (https://petalune.example/manage) <b>now</b>',
};

let db: Db;
const app = fastify();
beforeAll(async () => {
  db = await testDatabase();
  app.register(mailbox({ db, brand: 'Petalune', publicUrl: PUBLIC_URL, operatorToken: TOKEN }).pages);
});
afterAll(async () => {
  await app.close();
  await db.destroy();
});

const cookies = { sandbox_operator: TOKEN };
const look = (path = '') => app.inject({ url: `/sandbox/mailbox${path}`, cookies });
async function keep(key: string, subject = MAIL.subject): Promise<string> {
  await offlineMail(db).send({ ...MAIL, subject, key });
  const { id } = await db.selectFrom('mailbox').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  return id;
}

test('an empty mailbox says so', async () => {
  const response = await look();
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('No mails yet');
});

test('the operator finds the newest mail first, with its words escaped', async () => {
  await keep('first');
  await keep('second', 'The second');
  const { body } = await look();
  expect(body.indexOf('The second')).toBeGreaterThan(0);
  expect(body.indexOf('The second')).toBeLessThan(body.indexOf('Hello'));
  expect(body).not.toContain('<b>Ann</b>');
});

test('the HTML of a mail stands in a frame that may do nothing', async () => {
  const id = await keep('framed');
  const page = await look(`/${id}`);
  expect(page.body).toMatch(
    new RegExp(`<iframe [^>]*src="/sandbox/mailbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox">`),
  );
  expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
  expect(page.body).not.toContain('alert(1)');

  const framed = await look(`/${id}/html`);
  const policy = String(framed.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
  expect(policy).toContain('; sandbox ');
  expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(framed.body).toContain('<base target="_blank">');
});

test('a mail can be read as text, with links that can be followed, and taken home as it is', async () => {
  const id = await keep('text');
  const { body } = await look(`/${id}?view=text`);
  expect(body).toContain('<a href="https://petalune.example/manage">');
  expect(body).not.toContain('<b>now</b>');
  const raw = await look(`/${id}/raw`);
  expect(raw.headers).toMatchObject({
    'content-type': 'message/rfc822',
    'content-disposition': `attachment; filename="${id}.eml"`,
  });
  expect(raw.body).toMatch(/^Message-ID: <[0-9a-f]{32}@petalune\.example>\r$/m);
});

test.each(['/none', '/00000000-0000-4000-8000-000000000000', '/none/html', '/none/raw'])(
  'there is nothing at %s',
  async (path) => {
    expect((await look(path)).statusCode).toBe(404);
  },
);

test('nobody else sees anything', async () => {
  const id = await keep('secret');
  for (const path of ['', `/${id}`, `/${id}/html`, `/${id}/raw`, '?token=guess', `/${id}?view=text`]) {
    for (const wrong of [{}, { sandbox_operator: 'guess' }]) {
      const response = await app.inject({ url: `/sandbox/mailbox${path}`, cookies: wrong });
      expect(response.statusCode).toBe(403);
      expect(response.body).not.toContain('ann@example.com');
    }
  }
});

test('the printed address lets the operator in, and leaves no token in the address', async () => {
  const { url } = mailbox({ db, brand: 'Petalune', publicUrl: PUBLIC_URL, operatorToken: TOKEN });
  expect(url).toBe(`https://petalune.example/sandbox/mailbox?token=${TOKEN}`);
  const response = await app.inject({ url: url.replace(PUBLIC_URL.origin, '') });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/sandbox/mailbox']);
  expect(response.cookies).toEqual([
    { name: 'sandbox_operator', value: TOKEN, path: '/sandbox', httpOnly: true, sameSite: 'Strict', secure: true },
  ]);
});
