import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** What a set-up makes, as statements name it. */
type DatabaseObjects = Readonly<Record<'schema' | 'table' | 'routine' | 'type', readonly string[]>>;

const OURS = sql`n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;
const NO_EXTENSION = (kind: string) =>
  sql`not exists (select from pg_depend d where d.classid = ${kind}::regclass and d.objid = o.oid and d.deptype = 'e')`;

export async function readObjects(db: Db): Promise<DatabaseObjects> {
  const names = async (query: ReturnType<typeof sql<{ name: string }>>) => (await query.execute(db)).rows.map(({ name }) => name);
  return {
    schema: await names(sql`select format('%I', n.nspname) as name from pg_namespace n where ${OURS}`),
    table: await names(sql`
      select format('%I.%I', n.nspname, o.relname) as name from pg_class o join pg_namespace n on n.oid = o.relnamespace
      where o.relkind in ('r', 'p') and ${OURS}`),
    routine: await names(sql`
      select format('%I.%I(%s)', n.nspname, o.proname, pg_get_function_identity_arguments(o.oid)) as name
      from pg_proc o join pg_namespace n on n.oid = o.pronamespace where ${OURS} and ${NO_EXTENSION('pg_proc')}`),
    type: await names(sql`
      select format('%I.%I', n.nspname, o.typname) as name from pg_type o join pg_namespace n on n.oid = o.typnamespace
      where o.typtype in ('e', 'd') and ${OURS} and ${NO_EXTENSION('pg_type')}`),
  };
}

/** The names are those of the database, which quotes them. */
export async function dropMadeSince(db: Db, before: DatabaseObjects): Promise<void> {
  const after = await readObjects(db);
  await db.transaction().execute(async (tx) => {
    for (const kind of ['table', 'routine', 'type', 'schema'] as const) {
      const made = after[kind].filter((name) => !before[kind].includes(name));
      for (const name of made) await sql`drop ${sql.raw(`${kind} if exists ${name} cascade`)}`.execute(tx);
    }
  });
}
