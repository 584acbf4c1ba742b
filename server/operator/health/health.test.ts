import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { healthCopy } from '../../../content/operator/health.ts';
import { META_API_VERSION } from '../../../core/integrations/meta-version.ts';
import { PROVIDER_API_VERSION } from '../../../core/plans/provider-events.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { publishDraft } from '../../editions/publish.ts';
import { renewPublished } from '../../editions/renew.ts';
import { AGE, draftOf, testRenderer } from '../../editions/testing.ts';
import { addEndpoint } from '../../messages/webhooks/edit-endpoint.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ReplicaState } from '../../platform/db/reports.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { openReadiness, type Readiness } from '../../platform/health/readiness.ts';
import { oneHost } from '../../platform/http/testing.ts';
import { RetryLater } from '../../platform/jobs/queue.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { openSecrets } from '../../platform/secrets/secrets.ts';
import { testSecrets } from '../../platform/secrets/testing.ts';
import { externalServices } from './external-services.ts';
import { readHealth } from './report.ts';

let now = new Date('2026-11-22T12:00:00Z');
const NOBODY = {
  companion: undefined,
  entitlements: undefined,
  webhook: undefined,
  mailchimp: undefined,
  klaviyo: undefined,
  amplitude: undefined,
  clickhouse: undefined,
  reported: [],
  geocoder: undefined,
  openMeteo: undefined,
};
const COMPANION = { url: new URL('https://api.example.com'), user: 'funnel', password: 'secret' };
let freeBytes = 1024 ** 3;
let delay = { p50: 0.1, p99: 2 };
let dataDir: string;
let replica: ReplicaState | undefined;
const reports = { replica: async () => replica };
let db: Db;
let readiness: Readiness;
let queue: TestQueue;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'health-'));
  db = await testDatabase();
  readiness = openReadiness({ db, dataDir: tmpdir(), freeBytes: async () => freeBytes, maxAgeMs: 0 });
  queue = await testQueue(db, () => now);
});
afterAll(async () => {
  await queue.stop();
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

async function check(id: string, change: object = {}) {
  const outside = externalServices({ ...NOBODY, ...change });
  const own = {
    ...oneHost('https://petalune.example'),
    dataDir,
    embedded: true,
    payment: 'sandbox',
    mail: 'mailbox',
    version: '1',
    outside,
    secrets: testSecrets(),
    metaVersion: undefined,
    hasUntrustedProxy: () => false,
    ...change,
  } as const;
  const { checks } = await readHealth({ db, readiness, reports, eventLoopDelay: () => delay, ...own, now: () => now });
  return checks.find((each) => each.id === id);
}
const others = (change: object) => check('outside', change);

test('the health page names each service that is switched on, and counts its failed deliveries', async () => {
  expect(await others({})).toEqual({ id: 'outside', state: 'good', facts: {} });
  const some = { companion: COMPANION, reported: ['meta'] as const };
  expect(await others(some)).toEqual({ id: 'outside', state: 'good', facts: { 'companion app': 'on', 'ad platforms': 'on' } });
  await queue.add(db, 'app-deletion', { email: 'ann@example.com' }, { subject: 'ann@example.com' });
  queue.work({ 'app-deletion': () => Promise.reject(new Error('Away.')) });
  await queue.drain();
  const failing = await others(some);
  expect(failing).toEqual({ id: 'outside', state: 'wait', facts: { 'companion app': '1 failing', 'ad platforms': 'on' } });
});

test("the health page warns before the version of Meta's API expires, and at once when it is older than the default", async () => {
  expect(await others({ metaVersion: META_API_VERSION })).toMatchObject({ state: 'good', facts: {} });
  expect(await others({ metaVersion: 'v23.0' })).toMatchObject({
    state: 'wait',
    facts: { 'Meta API': expect.stringContaining('set META_API_VERSION') },
  });
  const [today, later] = [now, new Date(now.getTime() + 200 * 24 * 60 * 60_000)];
  now = later;
  expect(await others({ metaVersion: META_API_VERSION })).toMatchObject({ state: 'wait' });
  expect(await others({ metaVersion: 'v27.0' })).toMatchObject({ state: 'good' });
  now = today;
});

test('a database that cannot store more is bad, and the health page says why', async () => {
  expect(await check('database')).toMatchObject({ state: 'good', facts: { 'takes visitors': 'yes' } });
  freeBytes = 1000;
  const facts = { 'takes visitors': 'no: The disk of the database is full.' };
  expect(await check('database')).toMatchObject({ state: 'bad', facts });
});

test('a server whose requests wait gets a warning, and one that stands still is bad', async () => {
  expect(await check('server')).toMatchObject({ state: 'good', facts: { 'delay p50': '0.1 ms', 'delay p99': '2.0 ms' } });
  delay = { p50: 3, p99: 101 };
  expect(await check('server')).toMatchObject({ state: 'wait' });
  delay = { p50: 3, p99: 1001 };
  expect(await check('server')).toMatchObject({ state: 'bad' });
});

test('the health page says whether the dashboard has a host of its own', async () => {
  const shared = { host: 'petalune.example', 'shared with': 'the site' };
  expect(await check('host')).toEqual({ id: 'host', state: 'good', facts: shared });
  const operatorUrl = new URL('https://dashboard.petalune.example');
  expect(await check('host', { operatorUrl })).toMatchObject({ state: 'good', facts: { host: 'dashboard.petalune.example' } });
  expect((await check('host', { operatorUrl }))?.facts).not.toHaveProperty('shared with');
});

describe('the last backup', () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);

  test('is unknown until one is made, on each engine in its own words', async () => {
    expect(await check('backup')).toEqual({ id: 'backup', state: 'wait', facts: { kind: 'embedded' } });
    expect(await check('backup', { embedded: false })).toEqual({ id: 'backup', state: 'wait', facts: { kind: 'server' } });
  });

  test('is shown as encrypted or not, unless it was made by other means', async () => {
    await rm(join(dataDir, 'last-backup'), { force: true });
    const encrypted = async () => (await check('backup'))?.facts.encrypted;
    for (const [detail, told] of [
      ['encrypted', 'yes'],
      ['unencrypted', 'no'],
      [null, undefined],
    ] as const) {
      await db
        .insertInto('maintenance')
        .values({ name: 'backup', at: hoursAgo(3), detail })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ detail }))
        .execute();
      expect(await encrypted()).toBe(told);
    }
    await writeFile(join(dataDir, 'last-backup'), '');
    await utimes(join(dataDir, 'last-backup'), hoursAgo(2), hoursAgo(2));
    expect(await encrypted()).toBeUndefined();
    await db.deleteFrom('maintenance').execute();
  });

  test('is good for two days, whether a file or the table records it', async () => {
    await writeFile(join(dataDir, 'last-backup'), '');
    await utimes(join(dataDir, 'last-backup'), hoursAgo(49), hoursAgo(49));
    expect(await check('backup')).toMatchObject({ state: 'bad' });
    await db
      .insertInto('maintenance')
      .values({ name: 'backup', at: hoursAgo(47), detail: null })
      .execute();
    const good = { id: 'backup', state: 'good', facts: { at: String(hoursAgo(47).getTime()) } };
    expect([await check('backup'), await check('backup', { embedded: false })]).toEqual([good, good]);
  });
});

test('second factors and webhooks that no key opens are counted, and are bad', async () => {
  expect(await check('secrets')).toEqual({ id: 'secrets', state: 'good', facts: { unreadable: '0' } });
  const other = openSecrets([Buffer.alloc(32, 9)]);
  const operator = { id: 7, role: 'owner', password_hash: '', password_set_at: now, totp_pending: null } as const;
  const totp_secret = other.seal({ column: 'operator.totp_secret', id: 7 }, 'SEED');
  await db
    .insertInto('operator')
    .values({ ...operator, totp_secret })
    .execute();
  for (const kind of ['standard', 'slack'] as const)
    await addEndpoint(db, other, { kind, url: new URL('https://crm.example.com') });
  expect(await check('secrets')).toEqual({ id: 'secrets', state: 'bad', facts: { unreadable: '3' } });
  expect(await check('secrets', { secrets: other })).toMatchObject({ state: 'good' });
});

test('a replica is listed with its delay, and one that is away is bad', async () => {
  expect(await check('replica')).toBeUndefined();
  replica = { is: 'read', lagSeconds: 59.4 };
  expect(await check('replica')).toEqual({ id: 'replica', state: 'good', facts: { behind: '59 s' } });
  replica = { is: 'read', lagSeconds: 61 };
  expect(await check('replica')).toMatchObject({ state: 'wait' });
  replica = { is: 'away' };
  expect(await check('replica')).toMatchObject({ state: 'bad' });
});

test('the disk of PostgreSQL is not judged by the disk of the server', async () => {
  expect(await check('disk', { embedded: false, dataDir: '/nowhere' })).toEqual({ id: 'disk', state: 'good', facts: {} });
  expect((await check('disk'))?.facts).toHaveProperty('free');
});

describe('the queue', () => {
  beforeEach(() => queue.clear());
  const add = (name: 'list-member' | 'list-removal') =>
    queue.add(db, name, { email: 'ann@example.com' }, { subject: 'ann@example.com' });
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };

  test('is not overdue when a job waits behind one that is retried', async () => {
    queue.work({ 'list-member': () => Promise.reject(new RetryLater('Busy.', 60 * 60_000)) });
    await add('list-member');
    await queue.drain();
    await add('list-removal');
    later(11);
    const facts = { waiting: '1', retrying: '1', failed: '0', overdue: '0', 'deliveries owed': '2' };
    expect(await check('queue')).toMatchObject({ id: 'queue', state: 'wait', facts });
  });

  test('is overdue when no worker runs, with every job of a subject', async () => {
    await add('list-member');
    await add('list-removal');
    later(11);
    const facts = { waiting: '2', retrying: '0', failed: '0', overdue: '2', 'deliveries owed': '2' };
    expect(await check('queue')).toMatchObject({ id: 'queue', state: 'bad', facts });
  });
});

test('a proxy that is not trusted is named, because all its visitors share one address', async () => {
  delay = { p50: 0.1, p99: 2 };
  expect((await check('server'))?.facts.proxy).toBeUndefined();
  const named = await check('server', { hasUntrustedProxy: () => true });
  expect(named).toMatchObject({ state: 'wait', facts: { proxy: healthCopy.untrustedProxy } });
});

describe('the line about payment on the health page', () => {
  const PINNED = PROVIDER_API_VERSION;
  const event = (id: string, endpoint_version: string | null, created_at: string) => ({
    id,
    type: 'invoice.paid',
    about: 'invoice',
    object_id: 'in_1',
    endpoint_version,
    created_at: new Date(created_at),
  });

  test.each([
    ['nothing where no event was sent', [], undefined],
    ['nothing of events in the pinned version', [event('a', PINNED, '2026-11-20')], undefined],
    ['nothing of events that were asked for', [event('a', PINNED, '2026-11-20'), event('b', null, '2026-11-21')], undefined],
    ['the version of another endpoint', [event('a', PINNED, '2026-11-20'), event('b', '2024-04-10', '2026-11-21')], '2024-04-10'],
    [
      'nothing once the endpoint was replaced',
      [event('a', '2024-04-10', '2026-11-20'), event('b', PINNED, '2026-11-21')],
      undefined,
    ],
  ])('says %s', async (_what, events, version) => {
    await db.deleteFrom('provider_events').execute();
    if (events.length > 0) await db.insertInto('provider_events').values(events).execute();
    const words = version && fill(healthCopy.webhookVersion, { version, pinned: PINNED });
    expect(await check('payment', {})).toEqual({
      id: 'payment',
      state: 'wait',
      facts: { kind: 'sandbox', ...(words && { webhook: words }) },
    });
    expect((await check('payment', { payment: 'live' }))?.state).toBe(version ? 'wait' : 'good');
  });
});

describe('the words of visitors', () => {
  test('are good as published, name what is still on an earlier build, and are bad where the pages of the edition cannot be read', async () => {
    const { id } = await publishDraft({ db, renderer: testRenderer(), now: () => now }, draftOf({ [AGE]: 'Your age?' }));
    const spring = `Spring (${id})`;
    expect(await check('words')).toMatchObject({ state: 'good', facts: { published: spring } });
    expect((await check('words', { build: 'build-1' }))?.facts).not.toHaveProperty('still on an earlier build');
    const behind = { published: spring, 'still on an earlier build': spring };
    expect(await check('words', { build: 'build-2' })).toMatchObject({ state: 'wait', facts: behind });
    const renewed = await renewPublished({ db, renderer: testRenderer('build-2'), now: () => now });
    const ending = { published: `Spring (${renewed?.id})`, 'still on an earlier build': spring };
    expect(await check('words', { build: 'build-2' })).toMatchObject({ state: 'good', facts: ending });
    await db
      .updateTable('editions')
      .set({ pages: Buffer.from('no pages') })
      .execute();
    expect(await check('words')).toMatchObject({
      state: 'bad',
      facts: { 'visitors read': expect.stringContaining('cannot be read') },
    });
  });
});
