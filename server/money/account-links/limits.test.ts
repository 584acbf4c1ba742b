import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../core/time.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { accountLinkJobs } from './jobs.ts';

const EMAIL = 'ann@example.com';
let db: Awaited<ReturnType<typeof testDatabase>>;
let at = 0;
const mails: string[] = [];
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());
beforeEach(async () => {
  at = Date.UTC(2026, 10, 21);
  mails.length = 0;
  await db.deleteFrom('account_links').execute();
});

type Asked = { readonly countKeys?: readonly string[]; readonly confirmed?: boolean };

const ask = (purpose: 'deletion' | 'export', job: number, asked: Asked = {}) =>
  accountLinkJobs({
    db,
    publicUrl: new URL('http://localhost:3000'),
    isKnown: async () => true,
    hasApp: true,
    mailsPerDay: 0,
    mail: async ({ to }) => void mails.push(to),
    now: () => new Date(at),
  })['account-link']({ purpose, email: EMAIL, ...asked }, {
    id: `00000000-0000-4000-8000-${String(job).padStart(12, '0')}`,
  } as never);

test('an address gets three unused links an hour and six a day, whatever they are for and however many ask at once', async () => {
  const all = (first: number) =>
    Promise.all(Array.from({ length: 20 }, (_, i) => ask(i % 2 === 0 ? 'deletion' : 'export', first + i)));
  await all(0);
  expect(mails).toHaveLength(3);
  at += HOUR_MS + MINUTE_MS;
  await all(100);
  expect(mails).toHaveLength(6);
  at += HOUR_MS + MINUTE_MS;
  await all(200);
  expect(mails).toHaveLength(6);
  at += 24 * HOUR_MS;
  await all(300);
  expect(mails).toHaveLength(9);
});

test('a link that was used does not count against the next one of its owner', async () => {
  for (let i = 0; i < 3; i++) await ask('deletion', i);
  await db
    .updateTable('account_links')
    .set({ used_at: new Date(at) })
    .execute();
  await ask('export', 9);
  expect(mails).toHaveLength(4);
});

describe('a stranger who asks for links to an address', () => {
  const from = (network: string, job: number, confirmed = false) => ask('deletion', job, { countKeys: [network], confirmed });

  test('uses up those of the own network, and keeps no owner in another one from a link', async () => {
    for (let i = 0; i < 9; i++) await from('stranger', i);
    expect(mails).toHaveLength(3);
    for (let i = 10; i < 13; i++) await from('owner', i);
    expect(mails).toHaveLength(6);
  });

  test('has twelve a day mailed from however many networks, beyond which a browser that has opened such a link is served', async () => {
    for (let i = 0; i < 30; i++) await from(`network ${i}`, i);
    expect(mails).toHaveLength(12);
    await from('owner', 40, true);
    expect(mails).toHaveLength(13);
  });
});
