import { beforeEach, describe, expect, test } from 'vitest';
import type { ProgramResponse } from '../../../core/api/program.ts';
import { type Diary, emptyDiary, MAX_EARLIER_ANSWERS, MAX_MOVES } from '../../../core/program/diary.ts';
import { DAY_MS, HOUR_MS } from '../../../core/time.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { PLAN } from '../checkout/testing.ts';
import { buyer, manageFixture, post, signedIn } from '../manage/testing.ts';

const answers = { skinType: 'dry', skinConcerns: ['redness-or-rosacea'] };
const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
});

const programFor = async (cookies: Readonly<Record<string, string>>): Promise<ProgramResponse> =>
  (await shop.desk.inject({ url: '/api/program', cookies })).json();
const nothing = { known: false, order: null };

test('the browser that paid reads the order and its answers at once', async () => {
  const { cookies, id } = await buyer(shop, { answers });
  expect(await programFor(cookies)).toEqual({
    known: true,
    order: {
      id,
      planId: PLAN.id,
      startedAt: expect.any(Number),
      open: true,
      until: expect.any(Number),
      renews: true,
      answers,
      diary: emptyDiary,
      hasAddress: false,
      hasWeeklyMail: false,
    },
  });
});

test('the key of a browser opens nothing a day after the purchase, and a sign-in does', async () => {
  const { cookies: order, email, id } = await buyer(shop, { answers });
  shop.clock.aheadMs = DAY_MS + HOUR_MS;
  expect(await programFor(order)).toEqual(nothing);
  const { cookies } = await signedIn(shop, email);
  expect((await programFor(cookies)).order).toMatchObject({ id, answers });
});

test('other browsers, and buyers of something else, read nothing of it', async () => {
  const { visitor } = await buyer(shop, { answers });
  expect(await programFor({})).toEqual(nothing);
  expect(await programFor({ visitor })).toEqual(nothing);
  expect(await programFor({ visitor: 'guessed', manage: 'guessed', order: 'guessed' })).toEqual(nothing);
  const other = await buyer(shop, { answers: { skinType: 'oily' } });
  const { cookies } = await signedIn(shop, other.email);
  expect((await programFor(cookies)).order).toMatchObject({ id: other.id, answers: { skinType: 'oily' } });
});

test('an address that bought nothing is known, and has no order', async () => {
  const { email, id } = await buyer(shop);
  const { cookies } = await signedIn(shop, email);
  await shop.db.deleteFrom('payments').where('subscription_id', '=', id).execute();
  await shop.db.deleteFrom('subscriptions').where('id', '=', id).execute();
  expect(await programFor(cookies)).toEqual({ known: true, order: null });
});

test('what has ended is closed, and its answers stay readable for their owner', async () => {
  const { email, id } = await buyer(shop, { answers });
  const { cookies } = await signedIn(shop, email);
  await shop.db.updateTable('subscriptions').set({ status: 'canceled', ended_at: new Date() }).where('id', '=', id).execute();
  await shop.db.updateTable('payments').set({ amount_refunded: PLAN.listPrice }).where('subscription_id', '=', id).execute();
  expect((await programFor(cookies)).order).toMatchObject({ id, open: false, renews: false, answers });
});

test('a cancelled plan is open until its last day, and says that it does not renew', async () => {
  const { email, id } = await buyer(shop, { answers });
  const { cookies, ask } = await signedIn(shop, email);
  await ask(id, { kind: 'cancel' });
  await shop.settle();
  expect((await programFor(cookies)).order).toMatchObject({ open: true, renews: false });
});

test('erased answers, and those that no question offers, are not read', { tags: 'exhaustive' }, async () => {
  const { cookies, id } = await buyer(shop, { answers });
  const { attempt_id } = await shop.db
    .selectFrom('subscriptions')
    .select('attempt_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = shop.db.updateTable('submissions').where('idempotency_key', '=', attempt_id);
  await rows.set({ answers: JSON.stringify({ skinType: 'scaly', unknown: 'x' }) }).execute();
  expect((await programFor(cookies)).order?.answers).toBeNull();
  await shop.db.deleteFrom('submissions').where('idempotency_key', '=', attempt_id).execute();
  expect((await programFor(cookies)).order?.answers).toBeNull();
});

const note = (orderId: string, diary: Partial<Diary>, cookies: Readonly<Record<string, string>>) =>
  post(shop, '/program/diary', { orderId, diary: { ...emptyDiary, ...diary } }, cookies);

test('what two devices note comes together, and both read the same', async () => {
  const { cookies: order, email, id } = await buyer(shop, { answers });
  const { cookies } = await signedIn(shop, email);
  await note(id, { ticks: { '1-evening-cleanser': 100, '1-evening-moisturizer': 100 } }, order);
  const checkIns: Diary['checkIns'] = { '1': { at: 300, felt: ['dry'], kept: 'some' } };
  const answer = await note(id, { ticks: { '1-evening-cleanser': -200 }, checkIns }, cookies);
  const both = { ...emptyDiary, ticks: { '1-evening-cleanser': -200, '1-evening-moisturizer': 100 }, checkIns };
  expect(answer.json()).toEqual({ diary: both });
  expect((await programFor(order)).order?.diary).toEqual(both);
});

test('an answer of a week that is changed on another device stays beside the new one', { tags: 'exhaustive' }, async () => {
  const { cookies: order, email, id } = await buyer(shop, { answers });
  const { cookies } = await signedIn(shop, email);
  const [first, second] = [
    { at: 300, felt: ['dry'], kept: 'some' },
    { at: 400, felt: ['fine'], kept: 'most' },
  ] as const;
  await note(id, { checkIns: { '1': second } }, order);
  await note(id, { checkIns: { '1': first } }, cookies);
  expect((await programFor(order)).order?.diary.checkIns['1']).toEqual({ ...second, earlier: [first] });
});

test('a diary that a release without moves has stored is read, and one that it sends takes no move away', async () => {
  const { cookies, id } = await buyer(shop, { answers });
  const moves = { '8-azelaic-acid': { at: 5, to: 9 } };
  await note(id, { moves }, cookies);
  const { moves: _, ...older } = emptyDiary;
  await post(shop, '/program/diary', { orderId: id, diary: older }, cookies);
  expect((await programFor(cookies)).order?.diary.moves).toEqual(moves);
  await shop.db
    .updateTable('program_diaries')
    .set({ diary: JSON.stringify(older) })
    .where('subscription_id', '=', id)
    .execute();
  expect((await programFor(cookies)).order?.diary).toEqual(emptyDiary);
});

test('notes of many devices at once are all kept', { tags: 'exhaustive' }, async () => {
  const { cookies, id } = await buyer(shop, { answers });
  const days = Array.from({ length: 12 }, (_, index) => index + 1);
  await Promise.all(days.map((day) => note(id, { ticks: { [`${day}-morning-spf`]: day } }, cookies)));
  expect(Object.keys((await programFor(cookies)).order?.diary.ticks ?? {})).toHaveLength(12);
});

test('nothing is noted beside the order of somebody else, nor by a browser that is not signed in', async () => {
  const ann = await buyer(shop, { answers });
  const bob = await buyer(shop, { answers });
  for (const cookies of [{}, bob.cookies, { visitor: ann.visitor }, { order: 'guessed' }]) {
    const refused = await note(ann.id, { ticks: { '1-morning-spf': 1 } }, cookies);
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'signed_out']);
  }
  expect((await programFor(ann.cookies)).order?.diary).toEqual(emptyDiary);
});

test.each([
  ['a tick of an unknown step', { ticks: { '1-morning-perfume': 1 } }],
  ['a tick of day 0', { ticks: { '0-morning-spf': 1 } }],
  ['a time that is none', { ticks: { '1-morning-spf': 1.5 } }],
  ['a feeling that is not offered', { checkIns: { '1': { at: 1, felt: ['angry'], kept: 'most' } } }],
  ['a check-in without a feeling', { checkIns: { '1': { at: 1, felt: [], kept: 'most' } } }],
  ['a text', { checkIns: { '1': { at: 1, felt: ['fine'], kept: 'most', note: 'hello' } } }],
  ['a move of a day 0', { moves: { '0-retinol': { at: 1, to: 2 } } }],
  ['a move to no day', { moves: { '8-retinol': { at: 1, to: 0 } } }],
  ['a move of a sentence', { moves: { '8-My skin is red': { at: 1, to: 9 } } }],
  [
    'too many moves',
    { moves: Object.fromEntries(Array.from({ length: MAX_MOVES + 1 }, (_, day) => [`${day + 1}-retinol`, { at: 1, to: 1 }])) },
  ],
  [
    'too many earlier answers',
    {
      checkIns: {
        '1': {
          at: 9,
          felt: ['fine'],
          kept: 'most',
          earlier: Array.from({ length: MAX_EARLIER_ANSWERS + 1 }, (_, at) => ({ at, felt: ['dry'], kept: 'most' })),
        },
      },
    },
  ],
  ['too many ticks', { ticks: Object.fromEntries(Array.from({ length: 1001 }, (_, day) => [`${day + 1}-morning-spf`, 1])) }],
])('a diary with %s is refused', async (_case, diary) => {
  const { cookies, id } = await buyer(shop, { answers });
  expect((await note(id, diary as Partial<Diary>, cookies)).statusCode).toBe(400);
});

describe('a private address of the calendar', () => {
  const start = (orderId: string, cookies: Readonly<Record<string, string>>) =>
    post(shop, '/program/calendar', { orderId, firstDay: '2026-12-30' }, cookies);
  const signedInBuyer = async (own: object = answers) => {
    const { email, id } = await buyer(shop, { answers: own });
    return { id, cookies: (await signedIn(shop, email)).cookies };
  };
  const read = async (path: string) => shop.desk.inject({ url: path });

  test('gives the days of the program as the diary leaves them, without a sign-in', async () => {
    const { cookies, id } = await signedInBuyer({ skinType: 'oily', skinConcerns: ['pimples-or-acne'] });
    const { path } = (await start(id, cookies)).json();
    const before = await read(path);
    expect(before.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
    expect(before.body).toContain('DTSTART:20261230T073000');
    expect(before.body).toContain('DTSTART:20270126T210000');
    expect(before.body).not.toContain('DTSTART:20270127');
    expect(before.body).toContain('SUMMARY:Evening ritual');
    await note(id, { checkIns: { '1': { at: 1, felt: ['breakouts'], kept: 'most' } } }, cookies);
    expect((await read(path)).body).toContain('DTSTART:20270127');
    expect((await programFor(cookies)).order?.hasAddress).toBe(true);
  });

  test('follows the evenings that are moved', { tags: 'exhaustive' }, async () => {
    const { cookies, id } = await signedInBuyer();
    const { path } = (await start(id, cookies)).json();
    const evening = async (day: string) =>
      (await read(path)).body
        .replaceAll('\r\n ', '')
        .split('BEGIN:VEVENT')
        .find((entry) => entry.includes(`DTSTART:${day}T210000`));
    expect(await evening('20270106')).toContain('azelaic acid');
    await note(id, { moves: { '8-azelaic-acid': { at: 1, to: 9 } } }, cookies);
    expect(await evening('20270106')).not.toContain('azelaic acid');
    expect(await evening('20270107')).toContain('azelaic acid');
  });

  test('ends when it is ended, when a new one is made, and with the access', async () => {
    const { cookies, id } = await signedInBuyer();
    const first = (await start(id, cookies)).json().path;
    const second = (await start(id, cookies)).json().path;
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await post(shop, '/program/calendar/end', { orderId: id }, cookies);
    expect((await read(second)).statusCode).toBe(404);
    const third = (await start(id, cookies)).json().path;
    await shop.db.updateTable('subscriptions').set({ status: 'canceled', ended_at: new Date() }).where('id', '=', id).execute();
    await shop.db.updateTable('payments').set({ amount_refunded: PLAN.listPrice }).where('subscription_id', '=', id).execute();
    expect((await read(third)).statusCode).toBe(404);
  });

  test('is made by the owner alone, cannot be guessed, and its token is not stored', async () => {
    const { cookies, id } = await signedInBuyer();
    const refused = await start(id, { order: 'guessed' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'signed_out']);
    const { path } = (await start(id, cookies)).json();
    const token = path.slice(path.lastIndexOf('/') + 1, -4);
    expect(JSON.stringify(await shop.db.selectFrom('program_calendars').selectAll().execute())).not.toContain(token);
    for (const other of ['x'.repeat(43), '../../etc/passwd', '']) {
      expect([400, 404]).toContain((await read(`/api/program/calendars/${other}.ics`)).statusCode);
    }
  });
});
