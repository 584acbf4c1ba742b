import type { OperatorAccount } from '../../core/api/operator/session.ts';
import type { Db } from '../platform/db/client.ts';
import type { OperatorSession } from './session.ts';

export async function readAccount(
  db: Db,
  { operator, hasSecondFactor, id: current }: OperatorSession,
  now: Date,
): Promise<OperatorAccount> {
  const sessions = await db
    .selectFrom('operator_sessions')
    .select(['id', 'device', 'created_at', 'expires_at'])
    .where('operator_id', '=', operator.id)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  const codes = await db
    .selectFrom('operator_recovery_codes')
    .select('code_hash')
    .where('operator_id', '=', operator.id)
    .execute();
  return {
    email: operator.email,
    secondFactor: hasSecondFactor,
    recoveryCodesLeft: codes.length,
    sessions: sessions.map(({ id, device, created_at, expires_at }) => ({
      id,
      device,
      since: created_at.getTime(),
      until: expires_at.getTime(),
      current: id === current,
    })),
  };
}
