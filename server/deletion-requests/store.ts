import { createHash } from 'node:crypto';
import type { Db } from '../db/client.ts';

export async function storeDeletionRequest(db: Db, email: string, token: string): Promise<void> {
  await db
    .insertInto('deletion_requests')
    .values({ email, token_hash: hashOf(token) })
    .execute();
}

export async function findDeletionStatus(db: Db, token: string): Promise<'open' | 'done' | undefined> {
  const row = await db
    .selectFrom('deletion_requests')
    .select('status')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.status;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
