import { type Kysely, sql } from 'kysely';
import { mailboxOf } from '../../../../core/leads/mailbox.ts';
import { hashOf } from '../../token.ts';

const BATCH_SIZE = 500;

/** By what somebody who orders again is known: digests of a mailbox, a card and, for days, a network address. They go with the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('buyer_marks')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('checkout_attempts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('buyer_marks_once', ['attempt_id', 'mark'])
    .execute();
  await db.schema.createIndex('buyer_marks_mark').on('buyer_marks').column('mark').execute();
  await db.schema
    .alterTable('checkout_attempts')
    .addColumn('declines', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('subscriptions').addColumn('repetition', 'text').addColumn('excused_at', 'timestamptz').execute();
  await markEarlierOrders(db);
}

/** Under the address of the checkout, and under the one that it moved to. Of erased people none is known. */
async function markEarlierOrders(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; first: string; latest: string }>`
      select a.id, a.email as first, s.email as latest from checkout_attempts a join subscriptions s on s.attempt_id = a.id
      where a.id > ${after} and a.email not like '%@erased.invalid' order by a.id limit ${BATCH_SIZE}`.execute(db);
    for (const { id, first, latest } of rows) {
      for (const email of new Set([first, latest])) {
        const mark = hashOf(`mailbox ${mailboxOf(email)}`);
        await sql`insert into buyer_marks (attempt_id, kind, mark) values (${id}, 'mailbox', ${mark}) on conflict do nothing`.execute(
          db,
        );
      }
    }
    const last = rows.at(-1);
    if (rows.length < BATCH_SIZE || !last) return;
    after = last.id;
  }
}
