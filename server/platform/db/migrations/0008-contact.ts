import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('contact_messages_email').on('contact_messages').columns(['email', 'created_at']).execute();
}
