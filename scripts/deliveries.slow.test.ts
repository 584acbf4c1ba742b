import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres } from '../bench/postgres.ts';
import type { Delivery } from '../core/api/operator/deliveries.ts';
import { type Db, openDatabase } from '../server/platform/db/client.ts';
import { testDataDir } from '../server/platform/db/testing.ts';
import { openQueue } from '../server/platform/jobs/queue.ts';
import { failAllJobs } from '../server/platform/jobs/testing.ts';
import { freePort, RunningServer } from '../server/testing.ts';
import { runScript } from './testing.ts';

let folder: string;
beforeAll(async () => {
  folder = await testDataDir('deliveries');
});
afterAll(() => rm(folder, { recursive: true }));

const deliveries = (args: readonly string[], environment: Readonly<Record<string, string>> = { DATA_DIR: folder }) =>
  runScript('deliveries', { args, cwd: folder, environment });

/** Adds two mails: one was given up; the other is not due before tomorrow, so that no server sends it meanwhile. */
async function addMails(db: Db): Promise<void> {
  const queue = await openQueue({ db, alone: true, onFailure: () => {}, onError: () => {}, autostart: false });
  const facts = { planId: 'year', endedOn: '2026-11-20T12:00:00.000Z' };
  await queue.add(db, 'mail', { template: 'ended', to: 'nobody@nowhere.invalid', facts });
  await failAllJobs(db, 'No such mailbox.');
  await queue.add(db, 'mail', { template: 'ended', to: 'later@nowhere.invalid', facts }, { waitMs: 24 * 60 * 60 * 1000 });
  await queue.stop();
}

async function listPending(environment?: Readonly<Record<string, string>>) {
  const { code, out } = await deliveries(['--json'], environment);
  expect(code).toBe(0);
  const { deliveries: listed } = JSON.parse(out) as { deliveries: readonly Delivery[] };
  expect(listed.map(({ to }) => to)).toEqual(['later@nowhere.invalid', 'nobody@nowhere.invalid']);
  return { later: listed[0] as Delivery, refused: listed[1] as Delivery };
}

test('the deliveries script opens the data folder itself while no server runs', async () => {
  expect(await deliveries([])).toMatchObject({ code: 0, out: expect.stringContaining('Nothing is pending.') });
  const { db, close } = await openDatabase({ dataDir: folder });
  await addMails(db);
  await close();
  const { code, out } = await deliveries(['list', '--state=given-up']);
  expect(code).toBe(0);
  expect(out).toMatch(/mail \(ended\) +given-up +nobody@nowhere\.invalid .* No such mailbox\./);
});

test('the deliveries script talks to a running server, also after kill -9 left a socket behind', {
  timeout: 600_000,
}, async () => {
  const start = async () =>
    new RunningServer({ PORT: await freePort(), DATA_DIR: folder, LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' });
  await (await start()).ready().then((server) => server.stop('SIGKILL'));
  await listPending();
  const server = await (await start()).ready();
  expect((await stat(join(folder, 'console.sock'))).mode & 0o777).toBe(0o600);
  const { refused, later } = await listPending();
  expect([refused.state, later.state]).toEqual(['given-up', 'queued']);
  expect(await deliveries(['retry', refused.id])).toEqual({ code: 0, out: '1 will be tried again at once.\n', error: '' });
  const tried = { state: 'retrying', lastError: expect.stringContaining('The mail server could not be reached') };
  await vi.waitFor(async () => expect((await listPending()).refused).toMatchObject(tried), { timeout: 30_000, interval: 250 });
  expect(await deliveries(['give-up', later.id])).toMatchObject({ code: 0 });
  expect((await listPending()).later.state).toBe('given-up');
  expect(await deliveries(['give-up', 'nobody'])).toMatchObject({ code: 1, error: expect.stringContaining('the id nobody') });
  await server.stop();
});

test('the deliveries script opens the database of a PostgreSQL server itself', async () => {
  const postgres = await startPostgres();
  const { db, close } = await openDatabase({ url: postgres.url, dataDir: '' });
  await addMails(db);
  const environment = { DATABASE_URL: postgres.url };
  expect(await listPending(environment)).toMatchObject({ refused: { state: 'given-up' }, later: { state: 'queued' } });
  expect(await deliveries(['retry', 'all', '--json'], environment)).toMatchObject({ code: 0, out: '{"count":1}\n' });
  expect(await listPending(environment)).toMatchObject({ refused: { state: 'retrying' }, later: { state: 'queued' } });
  await close();
  await postgres.stop();
});

test.each([
  ['nonsense'],
  ['retry'],
  ['give-up'],
  ['list', '--state=lost'],
  ['list', '--limit=0'],
  ['--colour'],
  ['retry', 'all', 'now'],
])('the deliveries script refuses invalid arguments that begin with %s, and opens nothing', async (...args) => {
  const { code, error } = await deliveries(args, { DATA_DIR: '/proc/nowhere' });
  expect(code).toBe(2);
  expect(error).toContain('npm run operator deliveries');
});
