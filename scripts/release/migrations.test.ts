import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRows, plantRows } from '../../server/platform/backup/testing.ts';
import type { Db } from '../../server/platform/db/client.ts';
import { executedMigrations, knownMigrations, migrate, migrateTo } from '../../server/platform/db/migrate.ts';
import { emptyDatabase } from '../../server/platform/db/testing.ts';
import { incompatibilities, readSchema } from './compatible.ts';
import { readColumns } from './read-columns.ts';

const released = JSON.parse(readFileSync('server/platform/db/released-columns.json', 'utf8'));
/** Before columns of a table moved to another one. */
const OLD = '0016-devices';
/** Emptied by a migration, because the codes are hashed in another way since. */
const EMPTIED = 'operator_recovery_codes';

describe('an upgrade', () => {
  let db: Db;
  beforeAll(async () => {
    db = await emptyDatabase();
  });
  afterAll(() => db.destroy());

  it('from an older release keeps every row and every value that has a column still', async () => {
    await migrateTo(db, OLD);
    await plantRows(db);
    const [before, devices] = [await rowsByTable(db), await values(db, 'leads', 'device_id')];
    expect(Object.keys(before).length).toBeGreaterThan(25);
    await migrate(db);
    const after = await rowsByTable(db);
    for (const [table, rows] of Object.entries(before)) {
      if (table === EMPTIED) continue;
      const kept = withColumns(after[table] ?? [], Object.keys(rows[0] ?? {}));
      expect([table, inOrder(kept)]).toEqual([table, inOrder(rows)]);
    }
    expect(await values(db, 'lead_devices', 'device_id')).toEqual(devices);
  });

  it('is left alone by a server of the release before, which starts on the newer tables', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2027-01-01T00:00:00Z')`.execute(db);
    expect(await migrate(db)).toEqual([]);
    expect(await executedMigrations(db)).toEqual([...knownMigrations(), '9999-future']);
    await sql`delete from kysely_migration where name = ${knownMigrations().at(-1)}`.execute(db);
    await expect(migrate(db)).rejects.toThrow(/could not be brought up to date: .*9999-future/);
  });
});

describe('the tables of the next release', () => {
  let db: Db;
  let before: Awaited<ReturnType<typeof readSchema>>;
  beforeAll(async () => {
    db = await emptyDatabase();
    await migrateTo(db, released.migration);
    before = await readSchema(db);
  });
  afterAll(() => db.destroy());

  it('have all that servers of the last release read, and ask them for nothing new', async () => {
    await migrate(db);
    expect(incompatibilities(before, await readSchema(db), released.columns)).toEqual([]);
  });

  it.each([
    ['drops', 'alter table leads drop column source', ['leads.source is gone']],
    ['renames', 'alter table leads rename column source to origin', expect.arrayContaining(['leads.source is gone'])],
    ['drops with its table', 'drop table lead_devices', ['lead_devices.device_id is gone', 'lead_devices.email is gone']],
    [
      'retypes',
      'alter table leads alter column visitor_id type varchar(9)',
      ['leads.visitor_id was text and is character varying(9)'],
    ],
    ['demands', 'alter table leads alter column visitor_id set not null', ['leads.visitor_id must be filled in now']],
    ['adds and demands', 'alter table leads add column x text not null', [expect.stringMatching(/^leads\.x is new, /)]],
  ])('are refused when a migration %s what the last release uses', async (_what, statement, problems) => {
    const rolledBack = db.transaction().execute(async (tx) => {
      await sql.raw(statement).execute(tx);
      throw { problems: incompatibilities(before, await readSchema(tx), released.columns).sort() };
    });
    await expect(rolledBack).rejects.toEqual({ problems });
  });

  it('may lose what no release reads any more, and gain what may stay empty', async () => {
    const read = { ...released.columns, leads: released.columns.leads.filter((name: string) => name !== 'source') };
    const after = before.filter(({ table, name }) => table !== 'leads' || name !== 'source');
    const added = { table: 'leads', name: 'x', type: 'text', required: false, filled: true };
    expect(incompatibilities(before, [...after, added], read)).toEqual([]);
  });
});

it('the code reads no column that the tables lack', async () => {
  const db = await emptyDatabase();
  await migrate(db);
  const schema = await readSchema(db);
  expect(incompatibilities(schema, schema, readColumns())).toEqual([]);
  await db.destroy();
});

type Row = Readonly<Record<string, unknown>>;

/** Without columns that a migration moves to another table. */
async function rowsByTable(db: Db): Promise<Readonly<Record<string, readonly Row[]>>> {
  const tables = Object.keys(await allRows(db)).map((name) => name.replace('public.', ''));
  const entries = tables.map(async (table) => {
    const { rows } = await sql<{
      row: Row;
    }>`select to_json(t)::jsonb - 'device_id' as row from ${sql.table(table)} t order by 1`.execute(db);
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** A column that is added may change the order of the rows. */
function inOrder(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

function withColumns(rows: readonly Row[], columns: readonly string[]): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}

async function values(db: Db, table: string, column: string): Promise<readonly unknown[]> {
  const { rows } = await sql<{
    value: unknown;
  }>`select ${sql.ref(column)}::text as value from ${sql.table(table)} order by 1`.execute(db);
  return rows.map(({ value }) => value);
}
