import { type Db as BossDatabase, fromKysely } from 'pg-boss';
import type { Db } from '../db/client.ts';

/** Lets pg-boss speak through our own connections, on either engine, also where it sends a script. */
export function bossDatabase(db: Db): BossDatabase {
  const single = fromKysely(db);
  return {
    async executeSql(text, values) {
      return SCRIPT.test(text) ? { rows: await runScript(db, text) } : single.executeSql(text, values);
    },
  };
}

/** One text of many statements: the embedded engine takes one at a time, and a database server's rows do not pass through kysely. */
const SCRIPT = /^\s*BEGIN;/;
const FRAME = /^(BEGIN|COMMIT)$/;

/** All rows of all its statements, as pg-boss reads them. */
async function runScript(db: Db, text: string): Promise<unknown[]> {
  return db.transaction().execute(async (tx) => {
    const single = fromKysely(tx);
    const rows: unknown[] = [];
    for (const statement of statements(text)) {
      if (!FRAME.test(statement)) rows.push(...(await single.executeSql(statement)).rows);
    }
    return rows;
  });
}

/** Quoted texts, names and bodies of functions are passed over: a semicolon in them ends nothing. */
const STATEMENT = /(?:'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|[^;])+/g;

export function statements(script: string): string[] {
  return Array.from(script.matchAll(STATEMENT), ([statement]) => statement.trim()).filter((statement) => statement !== '');
}
