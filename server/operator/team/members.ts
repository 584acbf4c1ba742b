import type { TeamResponse } from '../../../core/api/operator/team.ts';
import type { Role } from '../../../core/operator/roles.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { forgetDevices } from '../device.ts';
import { endSessions, lastSeenAt } from '../session.ts';
import { nameOf } from '../store.ts';

export async function readTeam(db: Db, self: number, now: Date): Promise<TeamResponse> {
  const operators = await db.selectFrom('operator').select(['id', 'email', 'role', 'totp_secret']).orderBy('id').execute();
  const sessions = await db
    .selectFrom('operator_sessions')
    .select(['operator_id', 'expires_at'])
    .where('expires_at', '>', now)
    .execute();
  const seenBy = Map.groupBy(sessions, ({ operator_id }) => operator_id);
  const invitations = await db
    .selectFrom('operator_invitations')
    .select(['email', 'role', 'expires_at'])
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();
  return {
    operators: operators.map(({ id, email, role, totp_secret }) => {
      const seen = (seenBy.get(id) ?? []).map(({ expires_at }) => lastSeenAt(expires_at));
      return {
        id,
        name: nameOf({ email }),
        role,
        secondFactor: totp_secret !== null,
        self: id === self,
        devices: seen.length,
        seen: seen.length > 0 ? Math.max(...seen) : null,
      };
    }),
    invitations: invitations.map(({ expires_at, ...invitation }) => ({ ...invitation, until: expires_at.getTime() })),
  };
}

type MemberChange = 'done' | 'unknown' | 'lastOwner';

/** Counts from the operator's next request. */
export async function changeRole(db: Db, id: number, role: Role, by: string, now: Date): Promise<MemberChange> {
  return db.transaction().execute(async (tx) => {
    if (role !== 'owner' && (await isLastOwner(tx, id))) return 'lastOwner';
    const changed = await tx.updateTable('operator').set({ role }).where('id', '=', id).returning('email').executeTakeFirst();
    if (!changed) return 'unknown';
    await writeAudit(tx, { action: 'operator-role-changed', by, detail: `${nameOf(changed)}: ${role}` }, now);
    return 'done';
  });
}

/** Sessions, devices and recovery codes go too. */
export async function removeOperator(db: Db, id: number, by: string, now: Date): Promise<MemberChange> {
  return db.transaction().execute(async (tx) => {
    if (await isLastOwner(tx, id)) return 'lastOwner';
    const removed = await tx.deleteFrom('operator').where('id', '=', id).returning('email').executeTakeFirst();
    if (!removed) return 'unknown';
    await writeAudit(tx, { action: 'operator-removed', by, detail: nameOf(removed) }, now);
    return 'done';
  });
}

/** Their browsers are strangers again: the next sign-in is told by mail. */
export async function signOutOperator(db: Db, id: number, by: string, now: Date): Promise<MemberChange> {
  return db.transaction().execute(async (tx) => {
    const found = await tx.selectFrom('operator').select('email').where('id', '=', id).executeTakeFirst();
    if (!found) return 'unknown';
    await endSessions(tx, id);
    await forgetDevices(tx, id);
    await writeAudit(tx, { action: 'operator-signed-out', by, detail: nameOf(found) }, now);
    return 'done';
  });
}

/** The lock makes two owners who remove each other wait for one another. */
async function isLastOwner(tx: Db, id: number): Promise<boolean> {
  const owners = await tx.selectFrom('operator').select('id').where('role', '=', 'owner').orderBy('id').forUpdate().execute();
  return owners.length === 1 && owners[0]?.id === id;
}
