import { sql } from 'kysely';
import type { Db } from '../../server/platform/db/client.ts';
import type { ReadColumns } from './read-columns.ts';

type Column = {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** A row may leave it out. */
  readonly filled: boolean;
};

export async function readSchema(db: Db): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      a.atthasdef or a.attidentity <> '' or not a.attnotnull as filled
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by 1, 2`.execute(db);
  return rows;
}

/** What would stop a server of the last release while the tables are already those of the next. */
export function incompatibilities(before: readonly Column[], after: readonly Column[], read: ReadColumns): string[] {
  const lost = Object.entries(read).flatMap(([table, columns]) =>
    columns.flatMap((name) => {
      const [was, is] = [before, after].map((schema) => schema.find((column) => column.table === table && column.name === name));
      if (!was) return [`${table}.${name} is read, and was never there`];
      if (!is) return [`${table}.${name} is gone`];
      if (is.type !== was.type) return [`${table}.${name} was ${was.type} and is ${is.type}`];
      return is.required && !was.required ? [`${table}.${name} must be filled in now`] : [];
    }),
  );
  const added = after.filter(
    ({ table, name, filled }) =>
      table in read && !filled && !before.some((column) => column.table === table && column.name === name),
  );
  return [...lost, ...added.map(({ table, name }) => `${table}.${name} is new, and the last release does not fill it in`)];
}
