import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NetworkProxy, openNetworkProxy } from '../../../bench/chaos/outages/network-proxy.ts';
import { startPostgres } from '../../../bench/postgres.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { isOutage } from './outage.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let line: NetworkProxy;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
  await (await openDatabase({ url: postgres.url, dataDir: '' })).close();
  const url = new URL(postgres.url);
  line = await openNetworkProxy(Number(url.port));
  url.port = String(line.port);
  database = await openDatabase({ url: url.href, dataDir: '', silenceMs: 500 });
});
afterAll(async () => {
  await database.close();
  await line.close();
  await postgres.stop();
});

test('a query that a silent network never answers fails as an outage, and the next one has a connection of its own', async () => {
  const { db } = database;
  const addLead = (email: string) => db.insertInto('leads').values({ email, source: 'checkout' }).execute();
  await addLead('before@example.com');
  line.set('silent');
  const cut = db
    .transaction()
    .execute((tx) => tx.insertInto('leads').values({ email: 'lost@example.com', source: 'checkout' }).execute());
  const error = await cut.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isOutage(error)).toBe(true);
  line.set('open');
  await addLead('after@example.com');
  const leads = await db.selectFrom('leads').select('email').orderBy('created_at').execute();
  expect(leads.map(({ email }) => email)).toEqual(['before@example.com', 'after@example.com']);
});
