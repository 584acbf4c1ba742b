import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FunnelResponse } from '../../../core/api/v1/funnel.ts';
import { API_READS, API_SCOPES, API_TABLES } from '../../../core/operator/api-scopes.ts';
import { addCountRows } from '../../analytics/reports/funnel/count-rows.ts';
import { tableSources } from './tables.ts';
import { fill, type TestDataApi, testDataApi } from './testing.ts';

let api: TestDataApi;
let token: string;
beforeAll(async () => {
  api = await testDataApi();
  await fill(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  token = await api.token();
});

async function allPages(path: string, limit: number): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let cursor = ''; ; ) {
    const { data, next } = (await api.get(`${path}?limit=${limit}${cursor}`, token)).json();
    expect(data.length).toBeLessThanOrEqual(limit);
    rows.push(...data);
    if (next === null) return rows;
    cursor = `&cursor=${next}`;
  }
}

describe('a table of the JSON API', () => {
  test.each(API_TABLES)('%s gives rows as its schema describes them', async (table) => {
    const { data, next } = (await api.get(`/${table}`, token)).json();
    expect(next).toBeNull();
    expect(data.length).toBeGreaterThan(2);
    for (const row of data) tableSources[table].row.parse(row);
  });

  test.each(API_TABLES)(
    '%s gives each row once in pages of any length, also where rows were made in one microsecond',
    async (table) => {
      const whole = await allPages(`/${table}`, 1000);
      for (const limit of [1, 2, 3]) expect(await allPages(`/${table}`, limit)).toEqual(whole);
      expect(new Set(whole.map(({ id, email }) => id ?? email)).size).toBe(whole.length);
    },
  );

  test.each(API_TABLES)('%s has all its rows in a file, under the names of the columns', async (table) => {
    const response = await api.get(`/${table}.csv`, token);
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${table}.csv"`);
    const lines: Record<string, string>[] = parse(response.body, { columns: true, bom: true });
    const rows = await allPages(`/${table}`, 1000);
    expect(lines).toHaveLength(rows.length);
    const texts = (row: Record<string, unknown>) => Object.entries(row).filter(([, value]) => typeof value === 'string');
    const first = Object.fromEntries(texts(rows[1] ?? {}));
    expect(lines[1]).toMatchObject(first);
  });

  test('payments and people tell what a bank took back', async () => {
    const change = { dispute: 'lost', dispute_amount: 300 } as const;
    await api.db.updateTable('payments').set(change).where('id', '=', 'p10').execute();
    const [row] = (await allPages('/payments', 1000)).filter(({ id }) => id === 'p10');
    const [person] = (await allPages('/people', 1000)).filter(({ email }) => email === 'p1@example.com');
    await api.db.updateTable('payments').set({ dispute: null, dispute_amount: null }).where('id', '=', 'p10').execute();
    expect([row?.amountLost, person?.paid]).toEqual([300, 1999 + 1999 - 500 - 300]);
  });

  test('rows can be cut by the instant at which they were made', async () => {
    const ids = async (search: string) =>
      (await api.get(`/orders?${search}`, token)).json().data.map(({ id }: { id: string }) => id);
    expect(await ids('from=2026-03-01T12:00:00.123458Z')).toEqual(['s5', 's6', 's7']);
    expect(await ids('until=2026-03-01T13:00:00.123457%2B01:00')).toEqual(['s1', 's2', 's3']);
    expect(await ids('from=2026-03-02T00:00:00Z')).toEqual([]);
  });

  test('a file of more rows than one page has every one of them', async () => {
    await api.db
      .insertInto('leads')
      .values(
        Array.from({ length: 2100 }, (_, n) => ({
          email: `many${n}@example.com`,
          source: 'checkout' as const,
          visitor_id: null,
        })),
      )
      .execute();
    const { body } = await api.get('/people.csv', token);
    await api.db.deleteFrom('leads').where('email', 'like', 'many%').execute();
    expect(body.match(/^many\d+@/gm)).toHaveLength(2100);
    expect(body.match(/\uFEFF/g)).toHaveLength(1);
    expect(body.match(/^\uFEFFemail,/gm)).toHaveLength(1);
  });

  test('a parameter that is not valid is refused by its name, also a cursor that was made up', async () => {
    const cursor = Buffer.from('["2026-99-99T00:00:00.000000Z","s1"]').toString('base64url');
    for (const [search, name] of [
      ['limit=1001', 'limit'],
      ['from=yesterday', 'from'],
      [`cursor=${cursor}`, 'cursor'],
      ['cursor=abc', 'cursor'],
    ]) {
      const response = await api.get(`/orders?${search}`, token);
      expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [name]]);
    }
  });
});

describe('rows', () => {
  test('of orders and payments name no person', async () => {
    for (const table of ['orders', 'payments']) expect((await api.get(`/${table}`, token)).body).not.toContain('@');
  });

  test('of orders say where the buyer came from', async () => {
    const { data } = (await api.get('/orders', token)).json();
    expect(data[0]).toMatchObject({ id: 's1', paidPlan: 'month', source: 'tiktok', campaign: 'glow', ad: null });
  });

  test('of orders say what was sold: a subscription with its code, a plan that is paid once, or an offer and the order before it, and in which funnel', async () => {
    const { db } = api;
    await db.updateTable('subscriptions').set({ once: true, upsell: true, plan_id: 'workbook' }).where('id', '=', 's2').execute();
    await db.updateTable('subscriptions').set({ once: true, plan_id: 'no-longer-sold' }).where('id', '=', 's3').execute();
    await sql`update checkout_attempts set upsell_of = 'a1' where id = 'a2'`.execute(db);
    await sql`update checkout_attempts set code = 'SPRING', funnel = 'short' where id = 'a1'`.execute(db);
    const sold = { title: '1-Month', code: null, takenAfter: null, funnel: null };
    const { data } = (await api.get('/orders', token)).json();
    expect(data.slice(0, 4)).toMatchObject([
      { ...sold, kind: 'subscription', code: 'SPRING', funnel: 'short' },
      { ...sold, kind: 'offer', title: 'Workbook', takenAfter: 's1', firstAmount: 1999, currency: 'USD' },
      { ...sold, kind: 'once', title: 'no-longer-sold' },
      { ...sold, kind: 'subscription' },
    ]);
  });

  test('of orders say when the app was unlocked', async () => {
    const { data } = (await api.get('/orders', token)).json();
    expect(data.map(({ activatedAt }: Record<string, unknown>) => activatedAt).slice(0, 2)).toEqual([
      '2026-03-01T12:00:00.123Z',
      null,
    ]);
  });

  test('of people say what they paid, and who may be written to', async () => {
    const { data } = (await api.get('/people', token)).json();
    const told = (email: string) => data.find((person: { email: string }) => person.email === email);
    expect(told('p4@example.com')).toMatchObject({
      orders: ['s4'],
      paid: 3498,
      paidByCurrency: { USD: 3498 },
      marketingConsent: true,
    });
    expect(told('=lead@example.com')).toMatchObject({ orders: [], paid: 0, paidByCurrency: {}, marketingConsent: false });
    for (const email of ['p1@example.com', 'p2@example.com', 'p3@example.com']) expect(told(email).marketingConsent).toBe(false);
  });

  test('of answers carry the consents of their checkout, and whether the address is confirmed', async () => {
    const { data } = (await api.get('/answers', token)).json();
    const renewal = { kind: 'renewal', version: '2026-01', at: expect.any(String) };
    expect(
      data.map(({ email, addressConfirmed, consents }: Record<string, unknown>) => [email, addressConfirmed, consents]),
    ).toEqual(
      expect.arrayContaining([
        ['p1@example.com', true, [renewal]],
        ['p2@example.com', true, [renewal]],
        ['p3@example.com', false, []],
      ]),
    );
  });

  test('of a file of answers have a column for each question, and keep answers to other ones', async () => {
    const lines = parse((await api.get('/answers.csv', token)).body, { columns: true, bom: true }) as Record<string, string>[];
    expect(lines.find(({ email }) => email === 'p1@example.com')).toMatchObject({
      gender: 'Woman',
      consents: 'renewal 2026-01',
      otherAnswers: 'asked earlier: Yes, "often"',
      nightHours: '',
    });
  });

  test('of a file of answers have a column for each question that a published edition added, and none for a draft that was not published', async () => {
    const { db } = api;
    const ask = (id: string, more: object = {}) => ({ after: null, member: { id, kind: 'single', title: id, ...more } });
    const edition = async (id: string, ...add: object[]) => {
      const draft = JSON.stringify({ version: 1, name: id, lists: { 'funnel/profile.profile.steps': { remove: [], add } } });
      await sql`insert into editions (id, name, draft, build, pages) values (${id}, ${id}, ${draft}::jsonb, 'b', '')`.execute(db);
    };
    await edition('later', ask('sunHat'), ask('gender'), ask('aside', { kind: 'info' }));
    await edition('first', ask('pets'));
    await edition('draft', ask('never'));
    for (const id of ['first', 'later', 'first'])
      await db.insertInto('edition_publications').values({ edition_id: id, published_at: new Date() }).execute();
    const answers = JSON.stringify([
      { question: 'gender', answer: 'Man' },
      { question: 'pets', answer: 'A cat' },
      { question: 'sunHat', answer: 'No answer' },
      { question: 'asked earlier', answer: 'No' },
    ]);
    await sql`update submissions set question_answers = ${answers}::jsonb where email = 'p2@example.com'`.execute(db);
    const [columns = [], ...lines] = parse((await api.get('/answers.csv', token)).body, { bom: true }) as string[][];
    await db.deleteFrom('edition_publications').execute();
    await db.deleteFrom('editions').execute();
    expect(columns.slice(-3)).toEqual(['pets', 'sunHat', 'otherAnswers']);
    expect(columns.filter((column) => ['gender', 'aside', 'never'].includes(column))).toEqual(['gender']);
    const told = (email: string) => lines.find((line) => line.includes(email))?.slice(-3);
    expect(told('p2@example.com')).toEqual(['A cat', 'No answer', 'asked earlier: No']);
    expect(told('p1@example.com')).toEqual(['', '', 'asked earlier: Yes, "often"']);
  });

  test('of a file are no formulas of a spreadsheet', async () => {
    expect((await api.get('/people.csv', token)).body).toContain("'=lead@example.com");
  });
});

test('the funnel is given by hours as the dashboard has it, and hides small groups of an answer', async () => {
  const bucket = Date.parse('2026-03-01T12:00:00Z');
  const counts = (views: number) => ({ landing: { views, backs: 0, errors: 0, times: {} } });
  await addCountRows(api.db, [
    { dimension: 'all', value: '', grain: 'hour', bucket, visitors: 40, buyers: 0, counts: counts(40) },
    { dimension: 'answer', value: 'gender:female', grain: 'hour', bucket, visitors: 9, buyers: 0, counts: counts(9) },
  ]);
  const hour = 'from=2026-03-01T12:30:00Z&until=2026-03-01T13:00:00Z';
  const all = FunnelResponse.parse((await api.get(`/funnel?${hour}`, token)).json());
  expect(all.stages[0]).toMatchObject({ id: 'landing', visitors: 40 });
  expect((await api.get(`/funnel.csv?${hour}`, token)).body).toContain('landing,,');
  const few = (await api.get(`/funnel?${hour}&dimension=answer&value=gender:female`, token)).json();
  expect(few.stages).toEqual([]);
});

test('the funnel beside the first that is asked for is given with its own stages and segments, and an unknown one is refused by name', async () => {
  const bucket = Date.parse('2026-03-02T12:00:00Z');
  const counts = (id: string, views: number) => ({ [id]: { views, backs: 0, errors: 0, times: {} } });
  await addCountRows(api.db, [
    {
      dimension: 'all',
      value: '',
      grain: 'hour',
      bucket,
      visitors: 50,
      buyers: 0,
      counts: { ...counts('age', 30), ...counts('short/age', 20) },
    },
    { dimension: 'answer', value: 'age:35-44', grain: 'hour', bucket, visitors: 30, buyers: 0, counts: counts('age', 30) },
    {
      dimension: 'answer',
      value: 'short/age:35-44',
      grain: 'hour',
      bucket,
      visitors: 20,
      buyers: 0,
      counts: { ...counts('short/short-welcome', 20), ...counts('short/age', 20) },
    },
  ]);
  const hour = 'from=2026-03-02T12:00:00Z&until=2026-03-02T13:00:00Z';
  const seen = async (search: string) => {
    const { funnel, stages } = FunnelResponse.parse((await api.get(`/funnel?${hour}${search}`, token)).json());
    return [funnel, stages.flatMap(({ id, visitors }) => (visitors > 0 ? [[id, visitors]] : []))];
  };
  expect(await seen('')).toEqual([null, [['age', 30]]]);
  expect(await seen('&funnel=short')).toEqual(['short', [['short/age', 20]]]);
  expect(await seen('&funnel=short&dimension=answer&value=age:35-44')).toEqual([
    'short',
    [
      ['short/short-welcome', 20],
      ['short/age', 20],
    ],
  ]);
  expect((await api.get(`/funnel.csv?${hour}&funnel=short`, token)).body).toContain('short/age,');
  for (const end of ['', '.csv']) {
    const refused = await api.get(`/funnel${end}?${hour}&funnel=no-such`, token);
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['funnel']]);
  }
});

test('each table needs its scope', async () => {
  for (const scope of API_SCOPES) {
    const narrow = await api.token({ scopes: [scope] });
    const hour = 'from=2026-03-01T12:00:00Z&until=2026-03-01T13:00:00Z';
    for (const other of API_READS) {
      for (const end of ['', '.csv']) {
        const { statusCode } = await api.get(`/${other}${end}${other === 'funnel' ? `?${hour}` : ''}`, narrow);
        expect([other, statusCode]).toEqual([other, other === scope ? 200 : 403]);
      }
    }
  }
});
