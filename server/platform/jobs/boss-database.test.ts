import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/client.ts';
import { testDatabase } from '../db/testing.ts';
import { bossDatabase, statements } from './boss-database.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

test('an SQL script is split where a statement ends, and nowhere else', () => {
  const body = 'create function f() returns int as $$ begin; return 1; end; $$ language plpgsql';
  const quoted = `select 'a;b''c;' as "d;e"`;
  expect(statements(`begin;\n ${body};\n${quoted} ; -- and; so on\n;commit;`)).toEqual([
    'begin',
    body,
    quoted,
    '-- and; so on',
    'commit',
  ]);
});

test('an SQL script returns the rows of all of its statements', async () => {
  const { rows } = await bossDatabase(db).executeSql('\n BEGIN; select 1 as one; select 2 as two; COMMIT; ');
  expect(rows).toEqual([{ one: 1 }, { two: 2 }]);
});

test('an SQL script that fails is rolled back, and the next query works', async () => {
  const script = 'BEGIN; create table half (id int); select 1 / 0; COMMIT;';
  await expect(bossDatabase(db).executeSql(script)).rejects.toMatchObject({ code: '22012' });
  const { rows } = await bossDatabase(db).executeSql("select to_regclass('half') as half, $1::int as given", [7]);
  expect(rows).toEqual([{ half: null, given: 7 }]);
});
