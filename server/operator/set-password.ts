import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/db/client.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import { forgetDevices } from './device.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './session.ts';
import { findFirstOwner, nameOf, type Operator } from './store.ts';

/** On the server, for the first owner. Returns the operator's id. */
export async function setPassword(db: Db, password: string, now: Date): Promise<number> {
  const state = { password_hash: await hashPassword(password), password_set_at: now };
  return db.transaction().execute(async (tx) => {
    const first = await findFirstOwner(tx);
    const { id } = first
      ? await tx.updateTable('operator').set(state).where('id', '=', first.id).returning('id').executeTakeFirstOrThrow()
      : await tx
          .insertInto('operator')
          .values({ id: 1, ...NEW_OWNER, ...state })
          .returning('id')
          .executeTakeFirstOrThrow();
    await endSessions(tx, id);
    await forgetDevices(tx, id);
    await tx.deleteFrom('operator_throttle').execute();
    await writeAudit(tx, { action: 'password-set', by: nameOf(first ?? NEW_OWNER) }, now);
    return id;
  });
}

const NEW_OWNER = { email: null, role: 'owner', totp_secret: null, totp_pending: null } as const;

/** In the dashboard. The other browsers of the operator are signed out. */
export async function changePassword(
  db: Db,
  queue: Pick<Queue, 'add'>,
  operator: Pick<Operator, 'id' | 'email'>,
  password: string,
  session: string | undefined,
  now: Date,
): Promise<void> {
  const state = { password_hash: await hashPassword(password), password_set_at: now };
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('operator').set(state).where('id', '=', operator.id).execute();
    await endSessions(tx, operator.id, session);
    await forgetDevices(tx, operator.id);
    await writeAudit(tx, { action: 'password-changed', by: nameOf(operator) }, now);
    await notifyOfChange(tx, queue, { change: 'password', to: [operator.email] }, now);
  });
}
