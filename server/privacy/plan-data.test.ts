import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { type Diary, emptyDiary } from '../../core/program/diary.ts';
import { buyer, post, signedIn } from '../money/manage/testing.ts';
import { planLink } from '../money/program/plan-links.ts';
import { programRoutes } from '../money/program/routes.ts';
import { api } from '../platform/http/api.ts';
import { buildServer } from '../platform/http/server.ts';
import { oneHost } from '../platform/http/testing.ts';
import { openBeforeAll } from '../platform/testing.ts';
import { copyOf, eraseAddress } from './erasure/erase.ts';
import { ownTables } from './erasure/tables.ts';
import { privacyFixture, tablesMentioning } from './erasure/testing.ts';
import { removeExpiredOrders } from './retention/expired-orders.ts';

const shop = openBeforeAll(privacyFixture);
const answers = { skinType: 'dry', skinConcerns: ['redness-or-rosacea'] };
const earlier = { at: 1, felt: ['burning'], kept: 'hardly' } as const;
const diary: Diary = {
  ticks: { '1-evening-cleanser': 7_001 },
  checkIns: { '1': { at: 7_002, felt: ['dry', 'breakouts'], kept: 'some', earlier: [earlier] } },
  moves: { '12-azelaic-acid': { at: 7_003, to: 13 } },
};

type Buyer = Awaited<ReturnType<typeof usedPlan>>;
type Stored = {
  readonly table: keyof typeof ownTables;
  /** What the copy of one's data says of it. */
  readonly held: (buyer: Buyer) => object;
};

const noted: Partial<Diary>[] = [];
const inDiary = (part: Partial<Diary>): Stored => {
  noted.push(part);
  return { table: 'program_diaries', held: ({ id }) => ({ subscription_id: id, diary: expect.objectContaining(part) }) };
};

const STORED: Readonly<Record<string, Stored>> = {
  'the answers that it is worked out from': { table: 'submissions', held: () => ({ answers }) },
  'a tick': inDiary({ ticks: diary.ticks }),
  'a check-in, with the answers that it replaced': inDiary({ checkIns: diary.checkIns }),
  'a moved evening': inDiary({ moves: diary.moves }),
  'the private address of its calendar': {
    table: 'program_calendars',
    held: ({ id }) => ({ subscription_id: id, first_day: '2026-11-28' }),
  },
  'the wish for a mail a week': { table: 'program_mails', held: ({ id }) => ({ subscription_id: id, mailed_week: 1 }) },
  'the link of a mail': { table: 'account_links', held: ({ id }) => ({ purpose: 'plan', subscription_id: id }) },
  'a browser that a mail opened it in': { table: 'order_keys', held: () => ({ plan_only: true }) },
};

/** Everything that /plan can send, and a mail that was opened. */
async function usedPlan(email: string) {
  const person = await buyer(shop, { email, answers });
  const { cookies } = await signedIn(shop, email);
  const orderId = person.id;
  const sent = [
    await post(shop, '/program/diary', { orderId, diary }, cookies),
    await post(shop, '/program/calendar', { orderId, firstDay: '2026-11-28' }, cookies),
    await post(shop, '/program/mails', { orderId, weekly: true }, cookies),
    await post(shop, '/program/keys', { token: await linkToken(person.id) }),
  ];
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
  await linkToken(person.id);
  return { ...person, manage: cookies };
}

async function linkToken(id: string): Promise<string> {
  const row = await shop.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { planLink: link = '' } = await planLink(shop.deps, row);
  return new URL(link).hash.slice(1);
}

describe('of a plan', () => {
  let ann: Buyer;
  let before: Awaited<ReturnType<typeof copyOf>>;
  const copyFor = ({ email }: Buyer) => copyOf(shop.db, email, undefined);
  beforeAll(async () => {
    ann = await usedPlan('ann@example.com');
    const joann = await usedPlan('joann@example.com');
    before = await copyFor(ann);
    const beside = await copyFor(joann);
    await shop.db.transaction().execute((tx) => eraseAddress(tx, ann.email));
    expect(await copyFor(joann)).toEqual(beside);
  });

  it.each(Object.keys(STORED))('the copy of one’s data holds %s, without a token', (what) => {
    const { table, held } = STORED[what] ?? expect.fail(what);
    expect(before.held[table]).toEqual(expect.arrayContaining([expect.objectContaining(held(ann))]));
    expect(JSON.stringify(before.held[table])).not.toContain('token');
  });

  it.each(Object.keys(STORED))('an erasure takes %s', async (what) => {
    const { table } = STORED[what] ?? expect.fail(what);
    expect((await copyFor(ann)).held[table]).toEqual([]);
    if (table !== 'submissions' && table !== 'order_keys') {
      const { rows } = await sql`select from ${sql.table(table)} where subscription_id = ${ann.id}`.execute(shop.db);
      expect(rows).toEqual([]);
    }
  });
});

test('every part of a diary and every table of the plan is listed above', () => {
  const listed = Object.values(STORED);
  expect(new Set(listed.map(({ table }) => table))).toEqual(
    new Set([
      ...Object.keys(ownTables).filter((table) => table.startsWith('program_')),
      'submissions',
      'account_links',
      'order_keys',
    ]),
  );
  expect(noted.flatMap((part) => Object.keys(part)).sort()).toEqual(Object.keys(emptyDiary).sort());
});

test('what a diary says of a skin stands in the diary alone: in no event, mail, webhook or other row', async () => {
  await shop.runOn();
  for (const said of ['"breakouts"', '"burning"', '12-azelaic-acid', '1-evening-cleanser'])
    expect(await tablesMentioning(shop.db, said), said).toEqual(['program_diaries']);
  expect(JSON.stringify(shop.mails)).not.toMatch(/breakouts|burning|azelaic/);
});

test('the log says nothing of what a plan was sent, whether it was taken or refused', async () => {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const server = buildServer({ trustProxy: false, logLevel: 'info', logTo });
  server.register(api({ ...oneHost('http://localhost:3000'), anyOrigin: true }, [programRoutes(shop.deps)]), { prefix: '/api' });
  const { cookies, id: orderId } = await buyer(shop, { email: 'mia@example.com', answers });
  const send = async (url: string, payload: object) =>
    (await server.inject({ method: 'POST', url: `/api/program/${url}`, payload, cookies })).statusCode;
  const broken = {
    checkIns: { 'burning-cheeks': { felt: ['stinging'] } },
    ticks: { 'azelaic-acid': 'burning' },
    moves: 'burning',
  };
  expect(await send('diary', { orderId, diary })).toBe(200);
  expect(await send('diary', { orderId, diary: broken })).toBe(400);
  expect(await send('diary', { orderId: 'another', diary })).toBe(401);
  expect(await send('mails', { orderId, weekly: 'burning' })).toBe(400);
  await server.inject({ url: '/api/program?felt=burning', cookies });
  await server.close();
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).not.toMatch(/burning|stinging|breakouts|azelaic|evening|dry|redness|mia@/);
});

test('with an order whose time is over everything of its plan goes', async () => {
  const ends = shop.db.updateTable('subscriptions').set({ status: 'canceled', ended_at: new Date('2026-12-01') });
  await ends.where('email', '=', 'joann@example.com').execute();
  const tables = ['submissions', 'program_diaries', 'program_calendars', 'program_mails'];
  const held = async () => (await copyOf(shop.db, 'joann@example.com', undefined)).held;
  const before = await held();
  expect(tables.filter((table) => before[table]?.length === 0)).toEqual([]);
  expect(await removeExpiredOrders(shop.db, new Date('2035-01-01'))).toBe(1);
  const after = await held();
  expect(tables.filter((table) => after[table]?.length !== 0)).toEqual([]);
});
