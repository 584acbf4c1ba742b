import { sql } from 'kysely';
import { MAX_SAVED_SEGMENTS, type SavedSegment, type SegmentRequest } from '../../../../core/api/operator/saved-segments.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db/client.ts';

export type SegmentOutcome = { readonly id: string } | { readonly refusal: 'segmentNameTaken' | 'tooManySegments' };

export async function listSegments(db: Db): Promise<readonly SavedSegment[]> {
  const rows = await db.selectFrom('saved_segments').selectAll().orderBy(sql`lower(name)`).orderBy('id').execute();
  return rows.map(({ id, name, conditions, made_by }) => ({ id, name, conditions, madeBy: made_by }));
}

export async function saveSegment(db: Db, { name, conditions }: SegmentRequest, by: string, now: Date): Promise<SegmentOutcome> {
  return db.transaction().execute(async (tx) => {
    const known = await listSegments(tx);
    if (known.length >= MAX_SAVED_SEGMENTS) return { refusal: 'tooManySegments' };
    if (known.some((segment) => segment.name.toLowerCase() === name.toLowerCase())) return { refusal: 'segmentNameTaken' };
    const saved = await tx
      .insertInto('saved_segments')
      .values({ name, conditions: JSON.stringify(conditions), made_by: by, made_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!saved) return { refusal: 'segmentNameTaken' };
    await writeAudit(tx, { action: 'segment-saved', by, detail: name }, now);
    return saved;
  });
}

/** False for one that is not there. */
export async function removeSegment(db: Db, id: string, by: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const removed = await tx.deleteFrom('saved_segments').where('id', '=', id).returning('name').executeTakeFirst();
    if (removed) await writeAudit(tx, { action: 'segment-removed', by, detail: removed.name }, now);
    return removed !== undefined;
  });
}
