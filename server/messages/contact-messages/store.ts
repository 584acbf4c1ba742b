import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';

export type ContactMessage = Selectable<Database['contact_messages']>;
export type NewMessage = Pick<ContactMessage, 'name' | 'email' | 'message'>;

/** Other messages from this address wait until the transaction ends. */
export async function lockSender(tx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`.execute(tx);
}

export async function addMessage(tx: Db, { name, email, message }: NewMessage, at: Date): Promise<string> {
  const row = { name, email, message, created_at: at };
  const { id } = await tx.insertInto('contact_messages').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findMessagesSince(tx: Db, email: string, since: Date): Promise<readonly ContactMessage[]> {
  return tx.selectFrom('contact_messages').selectAll().where('email', '=', email).where('created_at', '>', since).execute();
}

export async function findMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}
