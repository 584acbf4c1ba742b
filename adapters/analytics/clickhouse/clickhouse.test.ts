import { afterEach, expect, test } from 'vitest';
import { type LocalReceiver, localReceiver } from '../../http/testing.ts';
import { analyticsContract, EVENT } from '../contract.ts';
import { clickHouse } from './clickhouse.ts';
import { clickHouseStandIn, PASSWORD, USER } from './testing.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

const NOW = new Date('2026-11-21T12:00:00Z');
type Settings = Partial<Parameters<typeof clickHouse>[0]>;
const portTo = ({ url }: Pick<LocalReceiver, 'url'>, settings: Settings = {}) =>
  clickHouse({ url, user: USER, password: PASSWORD, database: 'shop', retentionDays: 400, now: () => NOW, ...settings });

async function opened() {
  const server = await clickHouseStandIn();
  open.push(server);
  return server;
}

analyticsContract('the ClickHouse adapter', async () => {
  const server = await clickHouseStandIn();
  return { port: portTo(server), close: server.close };
});

test('the first batch makes the table, with the time for which events are kept, and the next ones do not ask for it', async () => {
  const server = await opened();
  const port = portTo(server);
  for (let times = 0; times < 2; times++) await port.forward([EVENT]);
  const statements = server.statements().map(({ sql }) => sql);
  expect(statements).toEqual([
    expect.stringMatching(
      /^select engine_full from system\.tables where database = currentDatabase\(\) and name = 'funnel_events'/,
    ),
    expect.stringMatching(
      /^create table if not exists funnel_events \([^;]+ReplacingMergeTree[^;]+order by \(device_id, at, id\)\nttl toDateTime\(at\) \+ toIntervalDay\(400\)$/,
    ),
    'INSERT INTO funnel_events FORMAT JSONEachRow',
    'INSERT INTO funnel_events FORMAT JSONEachRow',
  ]);
});

test('an event is inserted as one row, and is stored before ClickHouse answers', async () => {
  const server = await opened();
  const about = { ...EVENT.about, browser: 'safari', country: 'PT', utm_source: 'newsletter', referrer: 'https://a.example/' };
  await portTo(server).forward([
    { ...EVENT, about },
    { ...EVENT, sessionId: undefined, about: {} },
  ]);
  const insert = server.statements().at(-1);
  expect(insert?.rows).toEqual([
    {
      id: EVENT.id,
      name: 'Quiz Step Complete',
      at: '2026-11-21T10:00:00.123Z',
      device_id: 'device-1',
      session_id: 1_795_255_000_000,
      source: 'newsletter',
      device: 'phone',
      browser: 'safari',
      country: 'PT',
      attribution: { utm_source: 'newsletter', referrer: 'https://a.example/' },
      properties: '{"step_number":3}',
    },
    expect.objectContaining({ session_id: null, source: '', attribution: {} }),
  ]);
  expect(insert?.parameters).toEqual({
    database: 'shop',
    async_insert: '0',
    wait_end_of_query: '1',
    date_time_input_format: 'best_effort',
    input_format_skip_unknown_fields: '0',
  });
  expect(server.received.at(-1)).toMatchObject({ method: 'POST', path: expect.stringMatching(/^\/\?/) });
});

test('a table that keeps events for another time is changed once', async () => {
  const server = await opened();
  await portTo(server).forward([EVENT]);
  for (const [retentionDays, change] of [
    [30, 'modify ttl toDateTime(at) + toIntervalDay(30)'],
    [undefined, 'remove ttl'],
    [3, 'modify ttl toDateTime(at) + toIntervalDay(3)'],
  ] as const) {
    const before = server.received.length;
    for (let starts = 0; starts < 2; starts++) await portTo(server, { retentionDays }).forward([EVENT]);
    const statements = server.statements().slice(before);
    expect(statements.flatMap(({ sql }) => (sql.startsWith('alter') ? sql : []))).toEqual([
      `alter table funnel_events ${change}`,
    ]);
  }
});

test('the deletion of devices rewrites their rows away, a hundred devices at once, and names no device in the statement', async () => {
  const server = await opened();
  const devices = Array.from({ length: 101 }, (_, n) => (n === 0 ? "o'neil\\" : `device-${n}`));
  expect(await portTo(server).deleteDevices(devices)).toEqual({ ok: true, due: NOW });
  const deletions = server.statements().filter(({ sql }) => sql.includes(' delete '));
  expect(deletions.map(({ sql }) => sql)).toEqual(
    Array(2).fill('alter table funnel_events delete where device_id in {devices:Array(String)} settings mutations_sync = 0'),
  );
  expect(deletions[0]?.parameters.param_devices).toMatch(/^\['o\\'neil\\\\','device-1',/);
  expect(deletions[1]?.parameters.param_devices).toBe("['device-100']");
});

test.each([
  [404, 81, 'UNKNOWN_DATABASE', 'unreachable', /Create the database, or correct CLICKHOUSE_DATABASE\.$/],
  [500, 497, 'ACCESS_DENIED', 'unreachable', /Grant the user/],
  [400, 117, 'INCORRECT_DATA', 'unreachable', /lacks a column/],
  [500, 252, 'TOO_MANY_PARTS', 'busy', /^ClickHouse answered TOO_MANY_PARTS \(252\)\.$/],
  [500, 999, 'SOMETHING_NEW', 'unreachable', /^ClickHouse answered SOMETHING_NEW \(999\)\.$/],
])('an answer %d with error %d, %s, is %s and never final, and names no device', async (status, code, type, reason, detail) => {
  const server = await opened();
  const port = portTo(server);
  await port.forward([EVENT]);
  for (const call of [() => port.forward([EVENT]), () => port.deleteDevices(['device-1'])]) {
    server.failWith = { status, code, type };
    const outcome = await call();
    expect(outcome).toMatchObject({ ok: false, reason, detail: expect.stringMatching(detail) });
    expect(JSON.stringify(outcome)).not.toContain('device-1');
  }
});

test('a table that was dropped under a running server is made again by the retry', async () => {
  const server = await opened();
  const port = portTo(server);
  await port.forward([EVENT]);
  server.engine = undefined;
  server.failWith = { status: 404, code: 60, type: 'UNKNOWN_TABLE' };
  expect(await port.forward([EVENT])).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(await port.forward([EVENT])).toMatchObject({ ok: true });
  expect(server.engine).toContain('ReplacingMergeTree');
});

test('a wrong password says which variables to correct, and is not in the failure', async () => {
  const server = await opened();
  const port = portTo(server, { password: 'fal:sch' });
  const detail = 'ClickHouse answered AUTHENTICATION_FAILED (516). Correct CLICKHOUSE_USER and CLICKHOUSE_PASSWORD.';
  expect(await port.forward([EVENT])).toEqual({ ok: false, reason: 'unreachable', detail });
  expect(await port.try()).toEqual({ ok: false, detail });
});

test('a request that ClickHouse does not answer is retried later', async () => {
  const server = await localReceiver(() => {});
  open.push(server);
  const port = portTo(server, { timeoutMs: 300 });
  const detail = 'ClickHouse did not answer within 0.3 s.';
  expect(await port.forward([EVENT])).toEqual({ ok: false, reason: 'unreachable', detail });
  expect(await port.deleteDevices(['device-1'])).toEqual({ ok: false, reason: 'unreachable', detail });
});

test('events count as stored only when ClickHouse itself says so', async () => {
  const ready = (body: string) => body.startsWith('select') && '{"engine_full":"x TTL toDateTime(at) + toIntervalDay(400)"}\n';
  for (const answer of [
    (_body: string, response: { end(text: string): unknown }) => void response.end('<html>'),
    (_body: string, response: { destroy(): unknown }) => void response.destroy(),
    (body: string, response: { end(text: string): unknown }) => void response.end(ready(body) || '<html>'),
  ]) {
    const server = await localReceiver(({ body }, response) => answer(body, response));
    open.push(server);
    expect(await portTo(server).forward([EVENT])).toMatchObject({
      ok: false,
      reason: 'unreachable',
      detail: expect.stringMatching(/^ClickHouse could not be reached or understood( \(ECONNRESET\))?\.$/),
    });
  }
});

test('a try changes nothing, and says that a deletion is stuck or that something else answers', async () => {
  const server = await opened();
  expect(await portTo(server).try()).toEqual({
    ok: true,
    detail: 'ClickHouse 26.7.2.1 knows the user and gets the table funnel_events with the first events.',
  });
  expect(server.statements().every(({ sql }) => sql.startsWith('select'))).toBe(true);
  const stuck = await localReceiver(({ body }, response) =>
    response.end(body.startsWith('select version()') ? '{"version":"26.7"}\n' : '{"mutation_id":"mutation_7.txt"}\n'),
  );
  const page = await localReceiver((_request, response) => response.end('<html>'));
  open.push(stuck, page);
  expect(await portTo(page).try()).toEqual({ ok: false, detail: 'ClickHouse could not be reached or understood.' });
  expect(await portTo(stuck).try()).toEqual({
    ok: false,
    detail: 'ClickHouse cannot complete a deletion in funnel_events: see system.mutations there.',
  });
});
