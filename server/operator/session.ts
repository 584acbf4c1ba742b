import { sql } from 'kysely';
import type { Role } from '../../core/operator/roles.ts';
import type { Db } from '../platform/db/client.ts';
import { hashOf, newToken } from '../platform/token.ts';
import { nameOf } from './store.ts';

const IDLE_MS = 30 * 60 * 1000;
export const MAX_SECONDS = 12 * 60 * 60;

export type OperatorSession = {
  readonly id: string;
  readonly operator: {
    readonly id: number;
    readonly name: string;
    readonly email: string | null;
    readonly role: Role;
    readonly timeZone: string | null;
  };
  readonly hasSecondFactor: boolean;
  /** When the password was last given. */
  readonly passwordAt: Date;
};

type NewSession = { readonly operatorId: number; readonly before: string | undefined; readonly device: string };

export async function startSession(tx: Db, { operatorId, before, device }: NewSession, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .deleteFrom('operator_sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('token_hash', '=', hashOf(before ?? ''))]))
    .execute();
  const times = { expires_at: new Date(now.getTime() + IDLE_MS), password_at: now, created_at: now };
  await tx
    .insertInto('operator_sessions')
    .values({ operator_id: operatorId, token_hash: hashOf(token), device, ...times })
    .execute();
  return token;
}

/** A polled request does not extend the session. */
export async function findSession(
  db: Db,
  token: string | undefined,
  now: Date,
  polled = false,
): Promise<OperatorSession | undefined> {
  if (!token) return undefined;
  const latest = sql<Date>`least(${new Date(now.getTime() + IDLE_MS)}::timestamptz, operator_sessions.created_at + ${MAX_SECONDS} * interval '1 second')`;
  const row = await db
    .updateTable('operator_sessions')
    .from('operator')
    .set(polled ? ({ ref }) => ({ expires_at: ref('operator_sessions.expires_at') }) : { expires_at: latest })
    .whereRef('operator.id', '=', 'operator_sessions.operator_id')
    .where('operator_sessions.token_hash', '=', hashOf(token))
    .where('operator_sessions.expires_at', '>', now)
    .returning(['operator_sessions.id', 'operator_id', 'email', 'role', 'time_zone', 'totp_secret', 'password_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, operator_id, email, role, time_zone: timeZone, totp_secret, password_at } = row;
  const operator = { id: operator_id, name: nameOf({ email }), email, role, timeZone };
  return { id, operator, hasSecondFactor: totp_secret !== null, passwordAt: password_at };
}

/** The password was given once more, so the session gets a new token. */
export async function renewSession(db: Db, id: string, now: Date): Promise<string> {
  const token = newToken();
  const state = { token_hash: hashOf(token), password_at: now };
  await db.updateTable('operator_sessions').set(state).where('id', '=', id).execute();
  return token;
}

export async function endSession(db: Db, token: string | undefined): Promise<void> {
  if (token) await db.deleteFrom('operator_sessions').where('token_hash', '=', hashOf(token)).execute();
}

/** Half an hour early at most, in the last half hour before a session must end. */
export function lastSeenAt(expiresAt: Date): number {
  return expiresAt.getTime() - IDLE_MS;
}

/** False for a session of another operator. */
export async function endSessionById(db: Db, operatorId: number, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('operator_sessions')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** `except`: the token of a session that goes on. */
export async function endSessions(db: Db, operatorId: number, except?: string): Promise<void> {
  await db
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('token_hash', '<>', hashOf(except ?? ''))
    .execute();
}
