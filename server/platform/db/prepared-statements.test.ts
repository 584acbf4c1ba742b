import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PreparedStatements } from './prepared-statements.ts';

let pglite: PGlite;
let statements: PreparedStatements;
beforeAll(async () => {
  pglite = await PGlite.create();
});
beforeEach(async () => {
  await pglite.exec('deallocate all; drop table if exists kept; create table kept (id int primary key, name text)');
  statements = new PreparedStatements(pglite);
});
afterAll(() => pglite.close());

const ROW = 'insert into kept values ($1, $2)';
const NAMES = 'select name from kept order by id';
const namesIn = async (database: Pick<PreparedStatements, 'query'>) =>
  (await database.query<{ name: string }>(NAMES)).rows.map(({ name }) => name);
const preparedCount = async () =>
  (await pglite.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements')).rows[0]?.count;

describe('a prepared statement', () => {
  test.each([
    ['select $1::text as value', 'Zoë 🌸'],
    ['select $1::int as value', 7],
    ['select $1::bigint as value', '9007199254740993'],
    ['select $1::numeric as value', '12.50'],
    ['select $1::boolean as value', false],
    ['select $1::timestamptz as value', new Date('2026-11-28T20:00:00.123Z')],
    ['select $1::jsonb as value', { a: [1, null, 'x'] }],
    ['select $1::jsonb as value', '"a text"'],
    ['select $1::text[] as value', ['a', 'b,"c"', null]],
    ['select $1::int[] as value', []],
    ['select $1::bytea as value', new Uint8Array([0, 255, 10])],
    ['select $1::text as value', null],
    ['select $1::text as value', undefined],
    ['select $1::text as value', ''],
  ])('gives back for %s of %j what PGlite gives back, again and again', async (text, value) => {
    const own = await pglite.query(text, [value]);
    for (let i = 0; i < 8; i++) expect(await statements.query(text, [value])).toEqual(own);
  });

  test('says how many rows it changed', async () => {
    await statements.query(`${ROW}, (3, null)`, [1, 'a']);
    const { affectedRows, rows } = await statements.query('update kept set name = $1 where id > 0', ['b']);
    expect([affectedRows, rows]).toEqual([2, []]);
  });

  test('is parsed once, however often it runs', async () => {
    const calls = vi.spyOn(pglite, 'execProtocolStream');
    for (let id = 0; id < 10; id++) await statements.query(ROW, [id, 'a']);
    expect(calls).toHaveBeenCalledTimes(11);
    calls.mockRestore();
  });

  test('fails as PGlite fails, and the next one works', async () => {
    await statements.query(ROW, [1, 'a']);
    const failures = [
      [ROW, [1, 'again']],
      [ROW, ['no number', 'b']],
      [ROW, [2]],
      ['select nothing from kept', []],
      ['select from where', []],
    ] as const;
    for (const [text, parameters] of failures) {
      const own = await pglite.query(text, [...parameters]).catch((error) => error);
      await expect(statements.query(text, parameters)).rejects.toMatchObject({ code: own.code });
    }
    expect(await namesIn(statements)).toEqual(['a']);
  });

  test('knows the tables of after a change', async () => {
    const all = 'select * from kept';
    await statements.query(ROW, [1, 'a']);
    expect((await statements.query(all)).rows).toEqual([{ id: 1, name: 'a' }]);
    await statements.query('alter table kept add column more int default 5');
    await statements.query('alter table kept alter column name type varchar(5)');
    expect((await statements.query(all)).rows).toEqual([{ id: 1, name: 'a', more: 5 }]);
    await statements.transaction(async (tx) => {
      await tx.query('alter table kept drop column more');
      expect((await tx.query(all)).rows).toEqual([{ id: 1, name: 'a' }]);
    });
  });

  test('is given up for newer ones, the one that was used longest ago first', async () => {
    for (let i = 0; i < 1200; i++) {
      await statements.query(`select ${i}`);
      await statements.query(NAMES);
    }
    expect(await preparedCount()).toBeLessThan(510);
    const calls = vi.spyOn(pglite, 'execProtocolStream');
    await statements.query(NAMES);
    expect(calls).toHaveBeenCalledTimes(1);
    calls.mockRestore();
  });
});

describe('in a transaction', () => {
  test('queries see its changes, and others see them once it has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = statements.transaction(async (tx) => {
      await tx.query(ROW, [1, 'a']);
      expect(await namesIn(tx)).toEqual(['a']);
      await promise;
    });
    const outside = namesIn(statements);
    resolve();
    await ended;
    expect(await outside).toEqual(['a']);
  });

  test('an error rolls it back, and a statement that was first prepared in it works afterwards', async () => {
    const first = `${ROW} returning id`;
    await expect(
      statements.transaction(async (tx) => {
        await tx.query(first, [1, 'a']);
        await tx.query(first, [1, 'again']);
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await namesIn(statements)).toEqual([]);
    expect((await statements.query(first, [1, 'b'])).rows).toEqual([{ id: 1 }]);
  });

  test('what comes after an error is refused, as PGlite refuses it', async () => {
    const outcome = statements.transaction(async (tx) => {
      await tx.query(ROW, [1, 'a']);
      await tx.query(ROW, [1, 'again']).catch(() => {});
      await expect(tx.query(NAMES)).rejects.toMatchObject({ code: '25P02' });
      await expect(tx.query('select name from kept')).rejects.toMatchObject({ code: '25P02' });
    });
    await expect(outcome).rejects.toThrow('rolled back');
    expect(await namesIn(statements)).toEqual([]);
  });

  test('a rollback undoes it, and later queries in it are refused', async () => {
    await statements.transaction(async (tx) => {
      await tx.query(ROW, [1, 'a']);
      await tx.rollback();
      await expect(tx.query(NAMES)).rejects.toThrow('closed');
    });
    expect(await namesIn(statements)).toEqual([]);
  });
});
