import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './platform/db/client.ts';
import { freePort, RunningServer } from './testing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop('SIGKILL')));
});
afterAll(() => rm(folder, { recursive: true }));

const started: RunningServer[] = [];

async function start(environment: Readonly<Record<string, string>> = {}, how: { readonly launched?: boolean } = {}) {
  const server = new RunningServer({ PORT: await freePort(), DATA_DIR: join(folder, 'data'), ...environment }, how);
  started.push(server);
  return server;
}

test('it says where it is and what is sandbox, answers, and stops in good order', async () => {
  const server = await (await start()).ready();
  expect(await (await server.fetch('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await server.post('/api/addUserToMailchimp', { email: 'ann@example.com' })).status).toBe(200);
  expect((await server.fetch('/api/places?q=hanoi')).status).toBe(200);
  await server.post('/api/addUserToMailchimp', { email: 'not-an-address@' });
  const { code, stdout, stderr } = await server.stop('SIGINT');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Making the database, once: .*…\n/);
  expect(stdout).toContain(`Petalune is at ${server.url}`);
  expect(stdout).toMatch(/Payments +sandbox/);
  expect(stdout).toMatch(/Mail +sandbox/);
  expect(stdout).toMatch(new RegExp(`the mailbox: ${server.url}/sandbox/mailbox\\?token=\\S{32}`));
  expect(stdout).toMatch(/Database +embedded, in .*data/);
  expect(stdout).toContain('"route":"/api/addUserToMailchimp","status":200');
  for (const secret of ['ann@', 'not-an-address', 'hanoi', '127.0.0.1:', '::1']) expect(requests(stdout)).not.toContain(secret);
});

function requests(stdout: string): string {
  return stdout
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .join('\n');
}

test.each([
  ['once', 'late@example.com', false, ['SIGTERM']],
  ['again and again', 'later@example.com', false, ['SIGTERM', 'SIGINT', 'SIGTERM']],
  ['with its launcher, which passes it on', 'latest@example.com', true, ['SIGINT']],
] as const)(
  'a request that was on its way when it is asked to stop %s is finished and kept',
  async (_how, email, launched, signals) => {
    const server = await (await start({}, { launched })).ready();
    const body = JSON.stringify({ email });
    const socket = connect(Number(new URL(server.url).port), 'localhost');
    await once(socket, 'connect');
    socket.write(
      `POST /api/addUserToMailchimp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.slice(0, 5));
    await server.fetch('/healthz'); // by now the first half has arrived too
    for (const signal of signals) {
      void server.stop(signal);
      await refusing(server.url); // it has heard the signal before the next one
    }
    socket.write(body.slice(5));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    expect((await server.ended).code).toBe(0);

    const database = await openDatabase({ dataDir: join(folder, 'data') });
    const kept = await database.db.selectFrom('leads').select('email').where('email', '=', email).execute();
    await database.close();
    expect(kept).toHaveLength(1);
  },
);

/** Resolves when nobody accepts connections there any more. */
async function refusing(url: string): Promise<void> {
  const { port } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), '127.0.0.1');
    const accepted = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).then(
      ([error]) => !error,
      () => false,
    );
    socket.destroy();
    if (!accepted) return;
  }
}

test('at a public address it prints no token of the sandbox, which only its user may read in a file', async () => {
  const server = await (await start({ PUBLIC_URL: 'https://petalune.example', PAYMENT: 'sandbox' })).ready();
  const file = join(folder, 'data', 'sandbox-addresses');
  const [panel, mailbox] = (await readFile(file, 'utf8')).trim().split('\n');
  expect(panel).toMatch(/^https:\/\/petalune\.example\/sandbox\/panel\?token=\S{32}$/);
  expect((await server.fetch(new URL(mailbox ?? '').href.replace('https://petalune.example', ''))).status).toBe(303);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { stdout } = await server.stop();
  expect(stdout).toMatch(/SANDBOX AT A PUBLIC ADDRESS/);
  expect(stdout).toContain(file);
  expect(stdout).not.toContain('token=');
  await rm(file);
});

test('a second process on the same data is refused, and the first is not disturbed', async () => {
  const first = await (await start()).ready();
  const { code, stdout, stderr } = await (await start()).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Another server is using the data in .*data: stop it first, or set DATA_DIR to another folder\.\n$/);
  expect((await first.post('/api/addUserToMailchimp', { email: 'still@example.com' })).status).toBe(200);
  expect((await first.stop()).code).toBe(0);
});

test.each(['127.0.0.1', '0.0.0.0'])('a port that is in use on %s is named', async (host) => {
  const PORT = await freePort();
  const other = createServer().listen(Number(PORT), host);
  await once(other, 'listening');
  const { code, stdout, stderr } = await (await start({ PORT })).ended;
  other.close();
  expect([code, stdout, stderr]).toEqual([1, '', `Port ${PORT} is in use: stop what uses it, or set PORT to another.\n`]);
});

test.each([
  ['a wrong variable', { PORT: 'http' }, /^PORT must be a port number from 1 to 65535\.\n$/],
  [
    'a folder that cannot be written',
    { DATA_DIR: '/proc/petalune' },
    /^The data folder \/proc\/petalune cannot be written \(\w+\): set DATA_DIR .*\.\n$/,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/shop' },
    /^The database shop on 127\.0\.0\.1:1 .*ECONNREFUSED\.\n$/,
  ],
  [
    'a host that is not this machine’s',
    { HOST: '203.0.113.9' },
    /^The server cannot listen on 203\.0\.113\.9, port \d+ \(EADDRNOTAVAIL\): .*\.\n$/,
  ],
  ['a public address without payment', { PUBLIC_URL: 'https://petalune.example' }, /^PUBLIC_URL is open to strangers, .*\.\n$/],
  [
    'real money beside sample claims',
    {
      STRIPE_SECRET_KEY: 'sk_live_a',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
      PUBLIC_URL: 'https://petalune.example',
      SMTP_URL: 'smtp://localhost',
    },
    /^STRIPE_SECRET_KEY takes real money, but what content\/ says here is only a sample: claims\.\w+, .*reviews\.\d.*\.\n$/,
  ],
])('%s is told in one sentence', async (_case, environment, sentence) => {
  const { code, stdout, stderr } = await (await start(environment)).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(sentence);
});

test('after all that the data is whole', async () => {
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  const emails = await database.db.selectFrom('leads').select('email').orderBy('email').execute();
  await database.close();
  const names = ['ann', 'late', 'later', 'latest', 'still'];
  expect(emails.map(({ email }) => email)).toEqual(names.map((name) => `${name}@example.com`));
  expect((await readdir(join(folder, 'data'))).sort()).toEqual(['lock', 'postgres']);
});
