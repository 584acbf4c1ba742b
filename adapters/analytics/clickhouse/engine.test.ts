import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ClickHouseClient, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Engine, findEngine } from '../../../bench/clickhouse.ts';
import { DAY_MS } from '../../../core/time.ts';
import { analyticsContract, EVENT } from '../contract.ts';
import type { ForwardedEvent } from '../port.ts';
import { clickHouse } from './clickhouse.ts';

const engine = findEngine();

/** docs/commands.md says how to have one. */
describe.skipIf(!engine)('on an engine of ClickHouse, where chdb or a server is at hand', () => {
  const database = `funnel_test_${randomUUID().slice(0, 8)}`;
  const now = new Date();
  let started: Engine;
  let client: ClickHouseClient;
  beforeAll(async () => {
    started = await (engine as () => Promise<Engine>)();
    const { url, user: username, password } = started;
    client = createClient({ url, username, password });
    await client.command({ query: `create database ${database}` });
  });
  afterAll(async () => {
    await client.command({ query: `drop database ${database}` });
    await client.close();
    await started.stop();
  });

  const portTo = (retentionDays: number | undefined) => {
    const { url, user, password } = started;
    return clickHouse({ url, user, password, database, retentionDays, now: () => now });
  };
  const select = async (query: string) => {
    const found = await client.query({
      query: query.replaceAll('funnel_events', `${database}.funnel_events`),
      format: 'JSONEachRow',
    });
    return found.json<Record<string, unknown>>();
  };
  const count = async () => Number((await select('select count() as count from funnel_events final'))[0]?.count);
  const table = async () =>
    (await select(`select create_table_query as sql from system.tables where database = '${database}'`))[0];
  const event = (change: Partial<ForwardedEvent> = {}): ForwardedEvent => ({ ...EVENT, id: randomUUID(), at: now, ...change });

  analyticsContract('the adapter', async () => ({ port: portTo(400), close: async () => undefined }));

  describe('the adapter', () => {
    beforeEach(() => client.command({ query: `truncate table if exists ${database}.funnel_events` }));

    test('stores an event as it was, and counts it once however often it is sent', async () => {
      const about = { ...EVENT.about, browser: 'safari', country: 'PT', utm_source: 'a\'b"\\' };
      const sent = event({ about, deviceId: "o'neil\\\n\t?", properties: { text: 'é \u2028 "quoted"' }, sessionId: undefined });
      for (let times = 0; times < 3; times++) expect(await portTo(400).forward([sent])).toMatchObject({ ok: true });
      expect(await select('select * from funnel_events final')).toEqual([
        {
          id: sent.id,
          name: sent.name,
          at: now.toISOString().replace('T', ' ').replace('Z', ''),
          device_id: sent.deviceId,
          session_id: null,
          source: 'newsletter',
          device: 'phone',
          browser: 'safari',
          country: 'PT',
          attribution: { utm_source: 'a\'b"\\' },
          properties: JSON.stringify(sent.properties),
        },
      ]);
    });

    test('deletes the rows of the named devices from the disk, and no others', async () => {
      const port = portTo(400);
      const names = ["o'neil\\", "') or 1=1 --", 'device-3'];
      await port.forward(names.map((deviceId) => event({ deviceId })));
      expect(await port.deleteDevices(names.slice(0, 2))).toEqual({ ok: true, due: now });
      await vi.waitFor(
        async () => expect(await select('select device_id from funnel_events')).toEqual([{ device_id: 'device-3' }]),
        { timeout: 15_000 },
      );
      const [disk] = await select(`select sum(rows) as rows from system.parts where active and database = '${database}'`);
      expect(Number(disk?.rows)).toBe(1);
    });

    test('keeps events for as many days as are set, also after that was changed', async () => {
      const merge = () => client.command({ query: `optimize table ${database}.funnel_events final` });
      const ages = [1, 29, 31, 399].map((days) => event({ at: new Date(now.getTime() - days * DAY_MS) }));
      await portTo(400).forward(ages);
      await merge();
      expect(await count()).toBe(4);
      await portTo(30).forward([event()]);
      await merge();
      await vi.waitFor(async () => expect(await count()).toBe(3), { timeout: 15_000 });
      await portTo(undefined).forward([event({ at: new Date(now.getTime() - 401 * DAY_MS) })]);
      await merge();
      expect(await count()).toBe(4);
      expect((await table())?.sql).not.toContain('TTL');
    });

    test('refuses to lose a value for which the table has no column, and stores it once there is one', async () => {
      const port = portTo(400);
      const sent = [event({ about: { country: 'PT' } })];
      await port.forward([event()]);
      await client.command({ query: `alter table ${database}.funnel_events drop column country` });
      expect(await port.forward(sent)).toMatchObject({
        ok: false,
        reason: 'unreachable',
        detail: expect.stringContaining('lacks a column'),
      });
      await client.command({
        query: `alter table ${database}.funnel_events add column country LowCardinality(String) after browser`,
      });
      expect(await port.forward(sent)).toMatchObject({ ok: true });
    });

    test('says what is wrong with the database', async () => {
      const { url, user, password } = started;
      const port = clickHouse({ url, user, password, database: 'nowhere', retentionDays: 400, now: () => now });
      const detail = 'ClickHouse answered UNKNOWN_DATABASE (81). Create the database, or correct CLICKHOUSE_DATABASE.';
      expect(await port.forward([event()])).toEqual({ ok: false, reason: 'unreachable', detail });
    });

    test('answers the questions of the recipe', async () => {
      const [funnel = '', days = '', steps = ''] = queriesOf('docs/recipes/query-with-clickhouse.md');
      const landing = { name: 'Step Viewed', properties: { step_id: 'landing' } };
      const prediction = { name: 'Step Viewed', properties: { step_id: 'prediction' } };
      const path = [landing, { name: 'Quiz Complete' }, prediction, { name: 'Checkout Opened' }, { name: 'payment success' }];
      const reached = [1, 1, 3, 5];
      const about = { source: 'newsletter', utm_campaign: 'spring' };
      const events = reached.flatMap((level, visitor) =>
        path.slice(0, level).map((step, n) => {
          const at = new Date(now.getTime() - (60 - n) * 1000);
          return event({ properties: {}, ...step, at, deviceId: `device-${visitor}`, about });
        }),
      );
      const time = event({ name: 'Step Time', properties: { step_id: 'age', seconds: 7 }, deviceId: 'device-0', about });
      expect(await portTo(400).forward([...events, ...events, time])).toMatchObject({ ok: true });
      expect((await select(funnel)).map(({ level, visitors }) => [level, Number(visitors)])).toEqual([
        [1, 2],
        [3, 1],
        [5, 1],
      ]);
      const sum = { visitors: 0, buyers: 0 };
      for (const { campaign, visitors, buyers } of await select(days)) {
        expect(campaign).toBe('spring');
        sum.visitors += Number(visitors);
        sum.buyers += Number(buyers);
      }
      expect(sum).toEqual({ visitors: 4, buyers: 1 });
      expect(await select(steps)).toMatchObject([{ step: 'age', seconds: [7, 7] }]);
    });
  });
});

function queriesOf(recipe: string): readonly string[] {
  return Array.from(readFileSync(recipe, 'utf8').matchAll(/^```sql\n(select [^`]+)```$/gm), ([, sql = '']) => sql);
}
