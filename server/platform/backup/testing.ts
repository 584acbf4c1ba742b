import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { TableShape } from './format.ts';
import { EVENT_MONTH, readTables } from './tables.ts';

/** Tables in parts have one for today. */
const TODAY = new Date().toISOString().replace('Z', '456+00');

/** Values that a careless copy would change, for the first and for the second row. */
const VALUES: Readonly<Record<string, readonly [string, string]>> = {
  text: ['A \\ "b" \'c\'\n\td\u2028 é 🧴', '{null,[1]}'],
  uuid: ['6f1c7b1e-0000-4000-8000-000000000001', '6f1c7b1e-0000-4000-8000-000000000002'],
  jsonb: ['null', '{"a": [12345678901234567890.123, "\\\\ \\" é"], "b": null}'],
  json: ['null', '{"a":  1}'],
  'timestamp with time zone': [TODAY, '1999-01-01 00:00:00+05:30'],
  'timestamp without time zone': ['2026-11-22 10:00:00.123456', 'infinity'],
  date: ['2026-11-22', '1999-12-31'],
  boolean: ['true', 'false'],
  integer: ['1', '-2147483648'],
  bigint: ['1', '9007199254740993'],
  smallint: ['1', '-3'],
  'double precision': ['0.30000000000000004', 'NaN'],
  numeric: ['0.10', '12345678901234567890.123'],
  interval: ['1 mon 2 days 03:04:05.6', '-1 days'],
  bytea: ['\\x00ff', '\\x'],
  'smallint[]': ['{1,-3}', '{}'],
  'text[]': ['{"a,b","\\"q\\"",NULL}', '{}'],
};

/** Columns of which a rule of the table takes few values. */
const RULED: Readonly<Record<string, string>> = { kind: 'cron' };

type Reference = { readonly column: string; readonly table: string; readonly target: string };

/** Adds rows to every table that has none. Where a rule of the table allows one row only, one is added. */
export async function plantRows(db: Db): Promise<void> {
  for (const table of await wholeTables(db)) {
    const { rows } = await sql`select 1 from ${sql.raw(table.name)} limit 1`.execute(db);
    if (rows.length > 0) continue;
    await plantRow(db, table, 0);
    await plantRow(db, table, 1).catch((error: unknown) => {
      if (!isRuleOfTable(error)) throw error;
    });
  }
}

/** Every row as text, by table. */
export async function allRows(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {};
  for (const { name } of await wholeTables(db)) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t order by 1`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

async function wholeTables(db: Db): Promise<readonly TableShape[]> {
  return (await readTables(db)).filter(({ name }) => !EVENT_MONTH.test(name));
}

async function plantRow(db: Db, { name, columns }: TableShape, row: 0 | 1): Promise<void> {
  const references = await readReferences(db, name);
  const values = await Promise.all(
    columns.map(async ({ name: column, type }) => {
      const reference = references.find((each) => each.column === column);
      if (!reference) return sql`${RULED[column] ?? (await valueFor(db, type, row))}::text::${sql.raw(type)}`;
      return sql`(select ${sql.raw(reference.target)} from ${sql.raw(reference.table)} order by 1 offset ${row} limit 1)`;
    }),
  );
  const names = sql.raw(columns.map((column) => column.name).join(', '));
  await sql`insert into ${sql.raw(name)} (${names}) overriding system value values (${sql.join(values)})`.execute(db);
}

async function valueFor(db: Db, type: string, row: 0 | 1): Promise<string> {
  const value = VALUES[type]?.[row];
  if (value !== undefined) return value;
  const { rows } = await sql<{ label: string }>`
    select enumlabel as label from pg_enum where enumtypid = to_regtype(${type}) order by enumsortorder`.execute(db);
  const label = rows[0]?.label;
  if (label === undefined) throw new Error(`Please add two values of the type ${type} to VALUES.`);
  return label;
}

async function readReferences(db: Db, table: string): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select format('%I', a.attname) as column, format('%I.%I', n.nspname, c.relname) as table, format('%I', t.attname) as target
    from pg_constraint k join pg_class c on c.oid = k.confrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      join pg_attribute t on t.attrelid = k.confrelid and t.attnum = k.confkey[1]
    where k.contype = 'f' and (k.conrelid = to_regclass(${table})
      or k.conrelid in (select inhrelid from pg_inherits where inhparent = to_regclass(${table})))`.execute(db);
  return rows;
}

/** 23502: not null, 23505: unique, 23514: check. */
function isRuleOfTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['23502', '23505', '23514'].includes(String(error.code));
}
