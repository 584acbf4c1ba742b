import type { OperatorAction } from '../../core/api/operator/person.ts';
import type { AuditPage } from '../../core/api/operator/session.ts';
import { PAGE } from '../../core/operator/request.ts';
import type { Db } from './db/client.ts';

/** A closed set, so that the page has words for each action. */
type AuditAction =
  | 'signed-in'
  | 'sign-in-refused'
  | 'code-asked-for'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'password-set'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'people-listed'
  | 'person-looked-at'
  | `person-${OperatorAction['kind'] | 'export'}`
  | 'person-refused'
  | 'message-handled'
  | 'message-reopened'
  | 'request-settled'
  | 'delivery-retried'
  | 'delivery-given-up'
  | 'backup-made'
  | 'not-allowed'
  | 'password-changed'
  | 'email-changed'
  | 'session-ended'
  | 'operator-invited'
  | 'operator-uninvited'
  | 'operator-joined'
  | 'operator-role-changed'
  | 'operator-removed'
  | 'operator-signed-out'
  | 'spend-imported'
  | 'code-made'
  | 'code-ended'
  | 'source-named'
  | 'source-name-removed'
  | `catalogue-${'uploaded' | 'published' | 'discarded'}`
  | 'alert-limits-set'
  | 'segment-saved'
  | 'segment-removed'
  | `webhook-${'added' | 'rotated' | 'removed' | 'paused' | 'resumed' | 'tried' | 'replayed' | 'disabled' | 'events-chosen'}`
  | 'integration-tried'
  | 'api-token-made'
  | 'api-token-revoked'
  | 'api-read'
  | 'draft-tool-called'
  | 'table-exported';

type AuditRecord = {
  readonly action: AuditAction;
  /** The name of the operator; null for a stranger. */
  readonly by: string | null;
  readonly subject?: string | undefined;
  readonly detail?: string | undefined;
  readonly address?: string | undefined;
};

export async function writeAudit(db: Db, { action, by, subject, detail, address }: AuditRecord, now: Date): Promise<void> {
  await db
    .insertInto('operator_audit')
    .values({ action, operator: by, subject: subject ?? null, detail: detail ?? null, address: address ?? null, created_at: now })
    .execute();
}

export async function forgetSubject(tx: Db, email: string, alias: string): Promise<void> {
  await tx.updateTable('operator_audit').set({ subject: alias }).where('subject', '=', email).execute();
}

/** Returns how many. */
export async function forgetAddresses(db: Db, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('operator_audit')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function readAudit(db: Db, before: string | undefined): Promise<AuditPage> {
  const rows = await db
    .selectFrom('operator_audit')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const entries = rows
    .slice(0, PAGE)
    .map(({ created_at, ...entry }) => ({ ...entry, id: String(entry.id), at: created_at.getTime() }));
  return { entries, more: rows.length > PAGE };
}
