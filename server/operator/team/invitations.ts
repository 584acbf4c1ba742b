import type { Selectable } from 'kysely';
import type { Role } from '../../../core/operator/roles.ts';
import { DAY_MS } from '../../../core/time.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import { hashOf, newToken } from '../../platform/token.ts';
import type { OperatorDeps } from '../deps.ts';
import { notifyOfChange } from '../notify-of-change.ts';
import { hashPassword } from '../password.ts';

type Invitation = Selectable<Database['operator_invitations']>;
type NewInvitation = { readonly email: string; readonly role: Role; readonly by: string };

const INVITATION_DAYS = 3;

/** Returns the token, which is shown once; undefined for somebody who is an operator already. A new one replaces an older one. */
export async function invite(db: Db, { email, role, by }: NewInvitation, now: Date): Promise<string | undefined> {
  const token = newToken();
  return db.transaction().execute(async (tx) => {
    const operator = await tx.selectFrom('operator').select('id').where('email', '=', email).executeTakeFirst();
    if (operator) return undefined;
    const state = { token_hash: hashOf(token), role, expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS) };
    await tx
      .insertInto('operator_invitations')
      .values({ email, created_at: now, ...state })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(state))
      .execute();
    await writeAudit(tx, { action: 'operator-invited', by, detail: `${email}: ${role}` }, now);
    return token;
  });
}

export function invitationUrl(operatorUrl: URL, token: string): string {
  return new URL(`/operator/join#${token}`, operatorUrl).href;
}

export async function withdrawInvitation(db: Db, email: string, by: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = await tx.deleteFrom('operator_invitations').where('email', '=', email).returning('email').executeTakeFirst();
    if (gone) await writeAudit(tx, { action: 'operator-uninvited', by, detail: email }, now);
  });
}

export async function findInvitation(db: Db, token: string, now: Date): Promise<Invitation | undefined> {
  return db
    .selectFrom('operator_invitations')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The invited person becomes an operator. One of several concurrent calls does it. */
export async function join(
  { db, queue, now: clock }: Pick<OperatorDeps, 'db' | 'queue' | 'now'>,
  token: string,
  password: string,
): Promise<boolean> {
  const now = clock();
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const invitation = await tx
      .deleteFrom('operator_invitations')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!invitation) return false;
    const { email, role } = invitation;
    const state = { password_hash, password_set_at: now, totp_secret: null, totp_pending: null };
    const joined = await tx
      .insertInto('operator')
      .values({ email, role, ...state })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!joined) return false;
    await writeAudit(tx, { action: 'operator-joined', by: email, detail: role }, now);
    const owners = await tx
      .selectFrom('operator')
      .select('email')
      .where('role', '=', 'owner')
      .where('id', '<>', joined.id)
      .execute();
    await notifyOfChange(tx, queue, { change: 'joined', to: [email, ...owners.map((owner) => owner.email)] }, now);
    return true;
  });
}
