import { CompiledQuery } from 'kysely';
import type { Db as BossDatabase } from 'pg-boss';
import type { Db } from '../db/client.ts';

/** Lets pg-boss speak through our own connections, on either engine. Given a transaction, what it writes is part of it. */
export function bossDatabase(db: Db): BossDatabase {
  return {
    async executeSql(text, values = []) {
      return { rows: SCRIPT.test(text) ? await runScript(db, text) : await run(db, text, values) };
    },
  };
}

/** What pg-boss wants done whole, it sends as one text of many statements; the embedded engine takes one at a time. */
const SCRIPT = /^\s*BEGIN;/;
const FRAME = /^(BEGIN|COMMIT)$/;

/** All rows of all its statements, as pg-boss reads them. */
async function runScript(db: Db, text: string): Promise<unknown[]> {
  return db.transaction().execute(async (tx) => {
    const rows: unknown[] = [];
    for (const statement of statements(text)) {
      if (!FRAME.test(statement)) rows.push(...(await run(tx, statement)));
    }
    return rows;
  });
}

async function run(db: Db, text: string, values: readonly unknown[] = []): Promise<unknown[]> {
  return (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows;
}

/** Quoted texts, names and bodies of functions are passed over: a semicolon in them ends nothing. */
const STATEMENT = /(?:'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|[^;])+/g;

export function statements(script: string): string[] {
  return Array.from(script.matchAll(STATEMENT), ([statement]) => statement.trim()).filter((statement) => statement !== '');
}
