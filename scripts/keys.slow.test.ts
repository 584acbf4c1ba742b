import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { consent } from '../content/pages/checkout.ts';
import { keepResultsCopy } from '../content/pages/keep-results.ts';
import { plans } from '../content/plans.ts';
import { OPERATOR_HEADER } from '../core/operator/request.ts';
import { CURRENCY } from '../core/plans/plan.ts';
import { codeOf, stepAt } from '../server/operator/totp.ts';
import { testDataDir } from '../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../server/testing.ts';
import { runScript } from './testing.ts';

const PASSWORD = 'a long enough password';
const ADA = 'ada@example.com';
const [PLAN] = plans;
const WAITING = { timeout: 20_000 };

/** Values that some route accepts as a proof, by what they are. */
const keys = new Map<string, string>();
/** Texts that others than the owner of a key read. */
const read = new Map<string, string>();
let server: RunningServer;
let folder: string;

/** Keeps its cookies, of which each is a key. */
function browser(owner: string) {
  const cookies = new Map<string, string>();

  function keep(response: Response): Response {
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
      if (value !== '') keys.set(`${keys.size}: the cookie ${name} of ${owner}`, value);
    }
    return response;
  }

  const headers = () => ({
    cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    origin: server.url,
    [OPERATOR_HEADER]: 'dashboard',
  });
  const text = async (path: string) => keep(await server.fetch(path, { headers: headers() })).text();

  async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
    const response = keep(await server.post(path, body, headers()));
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer}`);
    return JSON.parse(answer) as Answer;
  }

  return { text, post };
}

type Browser = ReturnType<typeof browser>;

function keyOf(what: string, value: string | undefined): string {
  if (!value) throw new Error(`There is no ${what}.`);
  keys.set(`${keys.size}: ${what}`, value);
  return value;
}

/** The key in the link of a mail, once it has come. */
async function mailed(box: Browser, to: string, subject: RegExp): Promise<string> {
  return keyOf(`link of the mail ${subject}`, await vi.waitFor(() => find(box, to, subject), WAITING));
}

async function find(box: Browser, to: string, subject: RegExp): Promise<string> {
  const mails = (await box.text('/sandbox/mailbox')).split('<li>').slice(1);
  const mail = mails.find((one) => one.includes(`To ${to}<`) && subject.test(/<strong>(.*?)<\/strong>/.exec(one)?.[1] ?? ''));
  const id = /\/sandbox\/mailbox\/([\w-]+)"/.exec(mail ?? '')?.[1];
  const token = id && /#([\w-]{43})/.exec(await box.text(`/sandbox/mailbox/${id}/html`))?.[1];
  if (!token) throw new Error(`No such mail has come to ${to}: ${subject}`);
  return token;
}

async function buy(buyer: Browser): Promise<string> {
  const { url } = await buyer.post<{ url: string }>('/api/checkout', {
    planId: PLAN.id,
    email: ADA,
    answers: { skinType: 'dry' },
    consent: { version: consent.version, renewal: true, adult: true },
    shown: { dueNow: PLAN.listPrice, dueLater: PLAN.listPrice, currency: CURRENCY },
  });
  const card = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Ada' });
  await server.fetch(`${new URL(url).pathname}/pay`, { method: 'POST', body: card });
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  const isPaid = async () => {
    if (JSON.parse(await buyer.text(`/api/checkout/${sessionId}`)).status !== 'paid') throw new Error('It is not paid.');
  };
  await vi.waitFor(isPaid, WAITING);
  return sessionId;
}

async function liveAsBuyer(box: Browser): Promise<void> {
  const ada = browser(ADA);
  await ada.post('/api/addUserToMailchimp', { email: ADA, marketing: keepResultsCopy.marketing.version });
  await mailed(box, ADA, /confirm/);
  const sessionId = await buy(ada);
  await browser('a phone').post('/api/program/keys', { token: await mailed(box, ADA, /^Your order: /) });
  keyOf('code of the app', (await ada.post<{ code: string }>('/api/app-links', { sessionId })).code);
  const { id } = JSON.parse(await ada.text('/api/program')).order;
  await ada.post('/api/manage-links', { email: ADA });
  await ada.post('/api/manage-sessions', { token: await mailed(box, ADA, /link to your/) });
  const { path } = await ada.post<{ path: string }>('/api/program/calendar', { orderId: id, firstDay: '2026-11-28' });
  keyOf('address of the calendar', path.split('/').at(-1)?.replace('.ics', ''));
  await ada.post('/api/manage/email-changes', { email: 'ada@new.example' });
  await mailed(box, 'ada@new.example', /./);
  await ada.post('/api/deleteUser', { email: ADA });
  await mailed(box, ADA, /[Dd]elet/);
}

async function liveAsOperator(dataDir: string): Promise<Browser> {
  const set = await runScript('operator', { args: ['password'], cwd: '.', environment: { DATA_DIR: dataDir }, input: PASSWORD });
  if (set.code !== 0) throw new Error(set.error);
  const owner = browser('the operator');
  await owner.post('/api/operator/session', { password: PASSWORD });
  const { secret } = await owner.post<{ secret: string }>('/api/operator/second-factor/setup', { password: PASSWORD });
  keyOf('seed of the second factor', secret);
  const { codes } = await owner.post<{ codes: string[] }>('/api/operator/second-factor', {
    code: codeOf(secret, stepAt(new Date())),
  });
  for (const code of codes) keyOf('recovery code', code);
  const token = { name: 'Warehouse', scopes: ['people'], days: 30 };
  keyOf('token of the JSON API', (await owner.post<{ token: string }>('/api/operator/api-tokens', token)).token);
  const endpoint = { kind: 'standard', url: 'https://hooks.example.com/petalune', events: null };
  keyOf('secret of a webhook', (await owner.post<{ secret: string }>('/api/operator/webhooks', endpoint)).secret);
  const invitation = { email: 'bob@example.com', role: 'support' };
  const { link } = await owner.post<{ link: string }>('/api/operator/operators/invitations', invitation);
  keyOf('invitation of an operator', new URL(link).hash.slice(1));
  return owner;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  const dataDir = await testDataDir('keys');
  server = await new RunningServer({ PORT: await freePort(), DATA_DIR: dataDir, LOG_LEVEL: 'debug' }).ready();
  const entrance = new URL(/http\S+\/sandbox\/mailbox\S*/.exec(server.said.stdout)?.[0] ?? '');
  const announced = server.said.stdout.length;
  const box = browser('the mailbox');
  await box.text(entrance.pathname + entrance.search);
  await liveAsBuyer(box);
  const owner = await liveAsOperator(dataDir);

  const visitor = browser('a visitor');
  await visitor.post('/api/export-links', { email: ADA });
  const mine = await visitor.post<object>('/api/exports', { token: await mailed(box, ADA, /Your copy of what/) });
  read.set('the copy of one’s data', JSON.stringify(mine));
  read.set('the file of an operator', JSON.stringify(await owner.post<object>('/api/operator/people/export', { email: ADA })));
  read.set('the page of a person', JSON.stringify(await owner.post<object>('/api/operator/people/look', { email: ADA })));
  read.set('the audit log', await owner.text('/api/operator/audit'));
  read.set('the deliveries', await owner.text('/api/operator/deliveries'));
  read.set('the webhooks', await owner.text('/api/operator/webhooks'));
  const file = join(folder, 'backup.gz');
  const made = await runScript('operator', { args: ['backup', file], cwd: '.', environment: { DATA_DIR: dataDir } });
  if (made.code !== 0) throw new Error(made.error);
  read.set('a backup', gunzipSync(await readFile(file)).toString());
  read.set('the log', server.said.stdout.slice(announced) + server.said.stderr);
}, 600_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test('a whole run makes the keys that the routes know, and what others read is of that run', () => {
  expect(keys.size).toBeGreaterThan(25);
  for (const [what, text] of read) expect(text.length, what).toBeGreaterThan(20);
  for (const what of ['the copy of one’s data', 'the file of an operator', 'a backup']) expect(read.get(what)).toContain(ADA);
  expect(read.get('the log')).toContain('/api/manage-sessions');
});

test('no export, backup, log or page of an operator holds a value that a route accepts as a key', () => {
  const found = Array.from(read, ([where, text]) =>
    Array.from(keys).flatMap(([what, value]) => (text.includes(value) ? [`${what} stands in ${where}`] : [])),
  ).flat();
  expect(found).toEqual([]);
});
