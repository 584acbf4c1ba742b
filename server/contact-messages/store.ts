import type { Db } from '../db/client.ts';

export type ContactMessage = { readonly name: string; readonly email: string; readonly message: string };

export async function storeContactMessage(db: Db, message: ContactMessage): Promise<void> {
  await db.insertInto('contact_messages').values(message).execute();
}
