// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { visitorId } from '../../http/visitor.ts';
import { migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

const COOKIE = '6f1c1f5e-1b5e-4c52-8f0a-1d2f3a4b5c6d';

test('the cookies of browsers become digests that find the same rows, and what was erased stays so', async () => {
  const db = await emptyDatabase();
  await migrateTo(db, '0047-activations');
  await sql`insert into offers (visitor_id, deadline) values (${COOKIE}, now())`.execute(db);
  for (const [email, id] of [
    ['ann@example.com', COOKIE],
    ['bob@example.com', null],
  ])
    await sql`
      insert into leads (email, source, visitor_id, consent_visitor_id, confirmed_visitor_id)
      values (${email}, 'keep-results', ${id}, ${id}, ${id})`.execute(db);
  for (const [id, visitor] of [
    ['a', COOKIE],
    ['b', 'erased'],
  ])
    await sql`
      insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status)
      values (${id}, ${visitor}, 'ann@example.com', 'year', 'USD', 1, 1, '', 'paid')`.execute(db);
  await migrateTo(db, '0048-visitor-digests');
  const digest = visitorId(COOKIE);
  const { rows } = await sql`
    select visitor_id from offers union all select visitor_id from leads union all select consent_visitor_id from leads
    union all select confirmed_visitor_id from leads union all select visitor_id from checkout_attempts`.execute(db);
  const values = rows.map((row) => String(Object.values(row as object)[0]));
  expect(values.sort()).toEqual([digest, digest, digest, digest, digest, 'erased', 'null', 'null', 'null']);
  await db.destroy();
});
