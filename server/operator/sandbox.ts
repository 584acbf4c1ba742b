import { isAllowed } from '../../core/operator/roles.ts';
import type { Db } from '../platform/db/client.ts';
import { demandsSecondFactor } from './second-factor.ts';
import { findSession } from './session.ts';
import { sessionTokenOf } from './session-cookie.ts';

/** Whether a session of the dashboard opens the sandbox's pages. */
export async function mayOpenSandbox(db: Db, operatorUrl: URL, cookies: string | undefined, now: Date): Promise<boolean> {
  const session = await findSession(db, sessionTokenOf(operatorUrl, cookies), now);
  if (!session || (demandsSecondFactor(operatorUrl) && !session.hasSecondFactor)) return false;
  return isAllowed(session.operator.role, 'open-sandbox');
}
