import { type Db as BossDatabase, fromKysely } from 'pg-boss';
import type { Db } from '../db/client.ts';

export function bossDatabase(db: Db): BossDatabase {
  const single = fromKysely(db);
  return {
    async executeSql(text, values) {
      return SCRIPT.test(text) ? { rows: await runScript(db, text) } : single.executeSql(text, values);
    },
  };
}

/** The embedded engine takes one statement at a time, and kysely drops the rows of a script. */
const SCRIPT = /^\s*BEGIN;/;
const FRAME = /^(BEGIN|COMMIT)$/;

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

/** Semicolons in quoted texts, names and function bodies end nothing. */
const STATEMENT = /(?:'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|[^;])+/g;

export function statements(script: string): string[] {
  return Array.from(script.matchAll(STATEMENT), ([statement]) => statement.trim()).filter((statement) => statement !== '');
}
