import type { Role } from '../../core/operator/roles.ts';
import type { Command } from '../platform/console/command.ts';
import { switchOff } from './second-factor.ts';
import { setPassword } from './set-password.ts';
import { invitationUrl, invite } from './team/invitations.ts';

type NewPassword = {
  readonly password: string;
  /** For an operator who lost the phone and the recovery codes. */
  readonly withoutSecondFactor: boolean;
};

/** Returns where the first owner signs in, if it is known. */
export const password: Command<NewPassword, string | null> = async (
  { db, queue, operatorUrl, now },
  { password, withoutSecondFactor },
) => {
  const id = await setPassword(db, password, now());
  if (withoutSecondFactor) await switchOff(db, queue, id, now());
  return operatorUrl ? new URL('/operator', operatorUrl).href : null;
};

type Invited = { readonly email: string; readonly role: Role };

/** Returns the link for the invited person, which is shown once; null for somebody who is an operator already. */
export const inviteOperator: Command<Invited, string | null> = async ({ db, operatorUrl, now }, { email, role }) => {
  if (!operatorUrl) throw new Error('The link needs an address: start the server, or set PUBLIC_URL.');
  const token = await invite(db, { email, role, by: 'console' }, now());
  return token === undefined ? null : invitationUrl(operatorUrl, token);
};
