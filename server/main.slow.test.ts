import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './platform/db/client.ts';
import { testDataDir } from './platform/db/testing.ts';
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

test('the server prints its address and what is sandbox, answers, and stops cleanly', async () => {
  const server = await (await start()).ready();
  expect(await (await server.fetch('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await server.post('/api/addUserToMailchimp', { email: 'ann@example.com' })).status).toBe(200);
  expect((await server.fetch('/api/places?q=hanoi')).status).toBe(200);
  await server.post('/api/addUserToMailchimp', { email: 'not-an-address@' });
  const { code, stdout, stderr } = await server.stop('SIGINT');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Petalune is at ${server.url}`);
  expect(stdout).toMatch(/Payments +sandbox/);
  expect(stdout).toMatch(/Mail +sandbox/);
  expect(stdout).toMatch(new RegExp(`the mailbox: ${server.url}/sandbox/mailbox\\?token=\\S{32}`));
  expect(stdout).toMatch(/Database +embedded, in .*data/);
  expect(stdout).toContain('"route":"/api/addUserToMailchimp","status":200');
  for (const secret of ['ann@', 'not-an-address', 'hanoi', '127.0.0.1:', '::1']) expect(requests(stdout)).not.toContain(secret);
});

test('a server with OPERATOR_URL prints both addresses, and each host serves its own pages', async () => {
  const PORT = await freePort();
  const dashboard = `http://127.0.0.1:${PORT}`;
  const server = new RunningServer({
    ...{ PORT, DATA_DIR: join(folder, 'hosts') },
    ...{ PUBLIC_URL: `http://localhost:${PORT}`, OPERATOR_URL: dashboard },
  });
  started.push(server);
  await server.ready();
  const statuses = (path: string) =>
    Promise.all([server.url, dashboard].map(async (origin) => (await fetch(new URL(path, origin))).status));
  expect(await statuses('/readyz')).toEqual([200, 200]);
  expect(await statuses('/api/claims')).toEqual([200, 404]);
  expect(await statuses('/api/operator/session')).toEqual([404, 200]);
  const { stdout } = await server.stop();
  expect(stdout).toContain(`Petalune is at ${server.url}/`);
  expect(stdout).toMatch(new RegExp(`Dashboard +on a host of its own: ${dashboard}/operator\n`));
  for (const page of ['panel', 'mailbox']) expect(stdout).toContain(`${dashboard}/sandbox/${page}?token=`);
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
    const { socket, rest } = await halfSent(server, email);
    for (const signal of signals) {
      void server.stop(signal);
      await refusing(server.url); // it has heard the signal before the next one
    }
    socket.write(rest);
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });

    const database = await openDatabase({ dataDir: join(folder, 'data') });
    const kept = await database.db.selectFrom('leads').select('email').where('email', '=', email).execute();
    await database.close();
    expect(kept).toHaveLength(1);
  },
);

/** A lead of which the server has received the first bytes. */
async function halfSent(server: RunningServer, email: string): Promise<{ socket: Socket; rest: string }> {
  const body = JSON.stringify({ email });
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  await once(socket, 'connect');
  socket.write(
    `POST /api/addUserToMailchimp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 5));
  await server.fetch('/healthz'); // by now the first half has arrived too
  return { socket, rest: body.slice(5) };
}

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

test('after SIGTERM the server is not ready, answers what still comes, and closes when no more requests come', async () => {
  const server = await (await start({ DRAIN_SECONDS: '60' })).ready();
  void server.stop('SIGTERM');
  while ((await server.fetch('/readyz')).ok);
  const late = await server.post('/api/addUserToMailchimp', { email: 'drained@example.com' });
  expect([late.status, late.headers.get('connection'), (await server.fetch('/healthz')).status]).toEqual([200, 'close', 200]);
  expect(await server.stop('SIGINT')).toMatchObject({ code: 0, stderr: '' }); // somebody who does not want to wait
});

const BREAKS = 'process.on("SIGUSR2", () => { throw Object.assign(new Error("It broke."), { params: ["ann@example.com"] }); })';

test('an uncaught error is logged and ends the server after the requests that it has begun', async () => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(BREAKS)}`;
  const server = await (await start({ NODE_OPTIONS })).ready();
  const { socket, rest } = await halfSent(server, 'caught@example.com');
  void server.stop('SIGUSR2');
  await refusing(server.url);
  socket.write(rest);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
  const { code, stdout, stderr } = await server.ended;
  expect([code, stderr]).toEqual([1, '']);
  const logged = stdout.split('\n').find((line) => line.includes('"the server stops after an error"'));
  expect(JSON.parse(logged ?? '{}')).toMatchObject({ level: 60, err: { message: 'It broke.' } });
  expect(stdout).not.toContain('ann@');
});

const BREAKS_DATABASE = `import { isMainThread } from 'node:worker_threads';
const channel = new BroadcastChannel('break');
if (isMainThread) process.on('SIGUSR2', () => channel.postMessage(''));
else channel.onmessage = () => { throw new Error('The thread broke.'); };
channel.unref();`;

test('a database whose thread ends by itself ends the server with a message, and the next start has what was stored', async () => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(BREAKS_DATABASE)}`;
  const server = await (await start({ NODE_OPTIONS })).ready();
  expect((await server.post('/api/addUserToMailchimp', { email: 'thread@example.com' })).status).toBe(200);
  const { code, stdout } = await server.stop('SIGUSR2');
  expect(code).toBe(1);
  const logged = stdout.split('\n').find((line) => line.includes('"the server stops after an error"'));
  const message = 'The embedded database ended by itself: The thread broke.';
  expect(JSON.parse(logged ?? '{}')).toMatchObject({ level: 60, err: { message } });
});

test('a database without one of its tables is reported in one sentence, without the query', async () => {
  const dataDir = await testDataDir('damaged');
  const database = await openDatabase({ dataDir });
  await sql`drop table sandbox_objects cascade`.execute(database.db);
  await database.close();
  const { code, stderr } = await (await start({ DATA_DIR: dataDir })).ended;
  await rm(dataDir, { recursive: true });
  expect([code, stderr]).toEqual([
    1,
    'The database cannot be used: relation "sandbox_objects" does not exist (42P01). If its files are damaged, restore a backup.\n',
  ]);
});

test('at a public address the server prints no token of the sandbox, and writes it to a file for its user alone', async () => {
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

test('a second server on the same data is refused, and the first goes on', async () => {
  const first = await (await start()).ready();
  const { code, stdout, stderr } = await (await start()).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Another server is using the data in .*data: stop it first, or set DATA_DIR to another folder\.\n$/);
  expect((await first.post('/api/addUserToMailchimp', { email: 'still@example.com' })).status).toBe(200);
  expect((await first.stop()).code).toBe(0);
});

test.each(['127.0.0.1', '0.0.0.0'])('a server whose port is in use on %s names the port', async (host) => {
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
    { HOST: '203.0.113.9', PUBLIC_URL: 'http://203.0.113.9', PAYMENT: 'sandbox' },
    /^The server cannot listen on 203\.0\.113\.9, port \d+ \(EADDRNOTAVAIL\): .*\.\n$/,
  ],
  [
    'PostgreSQL at a public address without a key of stored secrets',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/shop', PUBLIC_URL: 'https://petalune.example', PAYMENT: 'sandbox' },
    /^DATABASE_URL at a public address needs SECRETS_KEY too: .*openssl rand -base64 32, .*\.\n$/,
  ],
  [
    'a mistyped recipient of backups',
    { BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` },
    /^BACKUP_RECIPIENT names age1q+, which is no recipient of age: a letter of it is wrong\.\n$/,
  ],
  ['a public address without payment', { PUBLIC_URL: 'https://petalune.example' }, /^PUBLIC_URL is open to strangers, .*\.\n$/],
  [
    'real money beside sample claims',
    {
      STRIPE_SECRET_KEY: 'sk_live_a',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
      PUBLIC_URL: 'https://petalune.example',
      SMTP_URL: 'smtp://localhost',
      TRUST_PROXY: 'loopback',
    },
    /^STRIPE_SECRET_KEY takes real money, but what content\/ says here is only a sample: claims\.\w+, .*reviews\.\d.*\.\n$/,
  ],
])('the server refuses %s in one sentence', async (_case, environment, sentence) => {
  const { code, stdout, stderr } = await (await start(environment)).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(sentence);
});

test('the data is whole after every kind of stop', async () => {
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  const emails = await database.db.selectFrom('leads').select('email').orderBy('email').execute();
  await database.close();
  const names = ['ann', 'caught', 'drained', 'late', 'later', 'latest', 'still', 'thread'];
  expect(emails.map(({ email }) => email)).toEqual(names.map((name) => `${name}@example.com`));
  expect((await readdir(join(folder, 'data'))).sort()).toEqual([
    'earlier-files',
    'lock',
    'postgres',
    'sandbox-addresses',
    'secrets.key',
  ]);
});
