import type { Selectable } from 'kysely';
import type { DeletedCategory } from '../../../core/privacy/deleted-category.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import { hashOf } from '../../platform/token.ts';

export type DeletionRequestRow = Selectable<Database['deletion_requests']>;

type ConfirmedDeletion = {
  readonly email: string;
  readonly tokenHash: string;
  readonly device?: string | undefined;
};

export async function addDeletionRequest(tx: Db, { email, tokenHash, device }: ConfirmedDeletion, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('deletion_requests')
    .values({ email, token_hash: tokenHash, device_id: device ?? null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findDeletionRequest(db: Db, id: string): Promise<DeletionRequestRow | undefined> {
  return db.selectFrom('deletion_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findConfirmed(db: Db, token: string): Promise<DeletionRequestRow | undefined> {
  return db.selectFrom('deletion_requests').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst();
}

/** Recorded before the end, because afterwards the reason is unknown. */
export async function recordOrderEnd(db: Db, id: string): Promise<void> {
  await db
    .updateTable('deletion_requests')
    .set({ went: JSON.stringify(['subscription']) })
    .where('id', '=', id)
    .execute();
}

type ErasureResult = {
  readonly went: readonly DeletedCategory[];
  readonly keptUntil: Date | undefined;
  readonly devices: readonly string[];
};

export async function markErased(tx: Db, id: string, { went, keptUntil, devices }: ErasureResult, now: Date): Promise<void> {
  await tx
    .updateTable('deletion_requests')
    .set({
      status: 'erased',
      went: JSON.stringify(went),
      kept_until: keptUntil ?? null,
      device_id: null,
      analytics_devices: devices.length > 0 ? JSON.stringify(devices) : null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function markDone(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('deletion_requests')
    .set({ status: 'done', email: null, analytics_devices: null, done_at: now })
    .where('id', '=', id)
    .execute();
}

export async function findUnfinished(db: Db, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('deletion_requests')
    .select('id')
    .where('status', '!=', 'done')
    .where('created_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}
