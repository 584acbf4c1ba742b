// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../client.ts';
import { migrate, migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

const LATER = '2030-01-01T00:00:00Z';

let db: Db;
beforeAll(async () => {
  db = await emptyDatabase();
  await migrateTo(db, '0023-confirmed-addresses');
  for (const statement of [
    sql`insert into operator (id, password_hash, password_set_at, totp_secret) values (1, 'scrypt', ${LATER}, 'secret')`,
    sql`insert into operator_sessions (token_hash, device, expires_at) values ('session', 'Firefox', ${LATER})`,
    sql`insert into operator_devices (token_hash, signed_in_at) values ('device', ${LATER})`,
    sql`insert into operator_recovery_codes (code_hash) values ('code')`,
    sql`insert into operator_audit (action) values ('signed-in')`,
    sql`insert into account_sessions (token_hash, email, expires_at) values ('a', 'ann@example.com', ${LATER}), ('b', 'ann@example.com', ${LATER})`,
  ])
    await statement.execute(db);
  await migrate(db);
});
afterAll(() => db.destroy());

test('the only operator of an older release becomes an owner and keeps password and second factor', async () => {
  const operators = await db.selectFrom('operator').select(['id', 'email', 'role', 'password_hash', 'totp_secret']).execute();
  expect(operators).toEqual([{ id: 1, email: null, role: 'owner', password_hash: 'scrypt', totp_secret: 'secret' }]);
});

test.each(['operator_sessions', 'operator_devices', 'operator_recovery_codes'] as const)(
  'the rows of %s belong to the owner after the migration',
  async (table) => {
    expect(await db.selectFrom(table).select('operator_id').execute()).toEqual([{ operator_id: 1 }]);
  },
);

test('an invited operator gets another number than the owner, and takes sessions along when removed', async () => {
  const { id } = await db
    .insertInto('operator')
    .values({ email: 'bo@example.com', role: 'support', password_hash: 'x', password_set_at: new Date(LATER) })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(1);
  const at = new Date(LATER);
  const session = { token_hash: 'second', operator_id: id, device: 'Safari', expires_at: at, password_at: at };
  await db.insertInto('operator_sessions').values(session).execute();
  await db.deleteFrom('operator').where('id', '=', id).execute();
  expect(await db.selectFrom('operator_sessions').select('token_hash').execute()).toEqual([{ token_hash: 'session' }]);
});

test('each session of a buyer gets a number and a device, so that it can be ended by itself', async () => {
  const sessions = await db.selectFrom('account_sessions').select(['id', 'device']).execute();
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
  expect(sessions.map(({ device }) => device)).toEqual(['Some browser', 'Some browser']);
});

test('entries of the audit log from before name no operator', async () => {
  expect(await db.selectFrom('operator_audit').select(['action', 'operator']).execute()).toEqual([
    { action: 'signed-in', operator: null },
  ]);
});
