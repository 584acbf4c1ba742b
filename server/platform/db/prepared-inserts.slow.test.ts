import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../bench/postgres.ts';
import { type Db, openDatabase } from './client.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function withDatabase(act: (db: Db) => Promise<void>, directUrl?: string): Promise<void> {
  const { db, close } = await openDatabase({ url: postgres.url, directUrl, dataDir: '' });
  await db.deleteFrom('leads').execute();
  await act(db).finally(close);
}

const addLead = (db: Db, email: string) => db.insertInto('leads').values({ email, source: 'checkout' }).execute();
async function prepared(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like 'insert into "leads"%'`.execute(db);
  return rows.map(({ statement }) => statement);
}

const stored = async (db: Db) =>
  (await db.selectFrom('leads').select('email').orderBy('email').execute()).map(({ email }) => email);

test('an insert that is repeated is prepared once on a connection, and one that gives back all columns is not', () =>
  withDatabase(async (db) => {
    await db.connection().execute(async (connection) => {
      for (const email of ['ann@example.com', 'bob@example.com', 'cleo@example.com']) await addLead(connection, email);
      for (const email of ['dan@example.com', 'eve@example.com'])
        await connection.insertInto('leads').values({ email, source: 'checkout' }).returningAll().execute();
      expect(await prepared(connection)).toEqual([expect.stringMatching(/\)$/)]);
    });
    expect(await stored(db)).toHaveLength(5);
  }));

test('a connection keeps 50 statements, and other inserts go on as they are', () =>
  withDatabase(async (db) => {
    await db.connection().execute(async (connection) => {
      for (let rows = 1; rows <= 55; rows += 1) {
        for (const turn of ['a', 'b']) {
          const leads = Array.from({ length: rows }, (_, row) => ({
            email: `${turn}-${rows}-${row}`,
            source: 'checkout' as const,
          }));
          await connection.insertInto('leads').values(leads).execute();
        }
      }
      expect(await prepared(connection)).toHaveLength(50);
    });
    expect(await stored(db)).toHaveLength(55 * 56);
  }));

test('behind a pooler that no setting names, the insert of another session is stored and no further one is prepared', () =>
  withDatabase(async (db) => {
    await db.connection().execute(async (connection) => {
      for (const email of ['ann@example.com', 'bob@example.com']) await addLead(connection, email);
      await sql`deallocate all`.execute(connection);
      for (const email of ['cleo@example.com', 'dan@example.com']) await addLead(connection, email);
      expect(await prepared(connection)).toEqual([]);
    });
    expect(await stored(db)).toHaveLength(4);
  }));

test('behind a pooler nothing is prepared', () =>
  withDatabase(async (db) => {
    await db.connection().execute(async (connection) => {
      for (const email of ['ann@example.com', 'bob@example.com']) await addLead(connection, email);
      expect(await prepared(connection)).toEqual([]);
    });
  }, postgres.url));
