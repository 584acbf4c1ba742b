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
  app.register(mailbox({ db, brand: 'Petalune', operatorUrl: PUBLIC_URL, operatorToken: TOKEN }).pages);
});
afterAll(async () => {
  await app.close();
  await db.destroy();
});

const cookies = { '__Host-sandbox_operator': TOKEN };
const getPage = (path = '') => app.inject({ url: `/sandbox/mailbox${path}`, cookies });
async function deliver(key: string, subject = MAIL.subject): Promise<string> {
  await offlineMail(db).send({ ...MAIL, subject, key });
  const { id } = await db.selectFrom('mailbox').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  return id;
}

test('the page of an empty mailbox says that there are no mails', async () => {
  const response = await getPage();
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('No mails yet');
});

test('the mailbox lists the newest mail first, and escapes its subject', async () => {
  await deliver('first');
  await deliver('second', 'The second');
  const { body } = await getPage();
  expect(body.indexOf('The second')).toBeGreaterThan(0);
  expect(body.indexOf('The second')).toBeLessThan(body.indexOf('Hello'));
  expect(body).not.toContain('<b>Ann</b>');
});

test('the mailbox shows the HTML of a mail in a sandboxed frame without scripts', async () => {
  const id = await deliver('framed');
  const page = await getPage(`/${id}`);
  expect(page.body).toMatch(
    new RegExp(`<iframe [^>]*src="/sandbox/mailbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox">`),
  );
  expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
  expect(page.body).not.toContain('alert(1)');

  const framed = await getPage(`/${id}/html`);
  const policy = String(framed.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
  expect(policy).toContain('; sandbox ');
  expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(framed.body).toContain('<base target="_blank">');
});

test('the mailbox shows a mail as text with links, and offers it as a download', async () => {
  const id = await deliver('text');
  const { body } = await getPage(`/${id}?view=text`);
  expect(body).toContain('<a href="https://petalune.example/manage">');
  expect(body).not.toContain('<b>now</b>');
  const raw = await getPage(`/${id}/raw`);
  expect(raw.headers).toMatchObject({
    'content-type': 'message/rfc822',
    'content-disposition': `attachment; filename="${id}.eml"`,
  });
  expect(raw.body).toMatch(/^Message-ID: <[0-9a-f]{32}@petalune\.example>\r$/m);
});

test.each(['/none', '/00000000-0000-4000-8000-000000000000', '/none/html', '/none/raw'])(
  'the mailbox answers 404 at %s',
  async (path) => {
    expect((await getPage(path)).statusCode).toBe(404);
  },
);

test('the mailbox is closed to a browser without the token of the operator', async () => {
  const id = await deliver('secret');
  for (const path of ['', `/${id}`, `/${id}/html`, `/${id}/raw`, '?token=guess', `/${id}?view=text`]) {
    for (const wrong of [{}, { '__Host-sandbox_operator': 'guess' }, { sandbox_operator: TOKEN }]) {
      const response = await app.inject({ url: `/sandbox/mailbox${path}`, cookies: wrong });
      expect(response.statusCode).toBe(403);
      expect(response.body).not.toContain('ann@example.com');
    }
  }
});

test('the printed address of the mailbox sets a cookie and redirects to an address without the token', async () => {
  const { url } = mailbox({ db, brand: 'Petalune', operatorUrl: PUBLIC_URL, operatorToken: TOKEN });
  expect(url).toBe(`https://petalune.example/sandbox/mailbox?token=${TOKEN}`);
  const response = await app.inject({ url: url.replace(PUBLIC_URL.origin, '') });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/sandbox/mailbox']);
  expect(response.cookies).toEqual([
    { name: '__Host-sandbox_operator', value: TOKEN, path: '/', httpOnly: true, sameSite: 'Strict', secure: true },
  ]);
});
