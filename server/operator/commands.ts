import type { Command } from '../platform/console/command.ts';
import { switchOff } from './second-factor.ts';
import { setPassword } from './store.ts';

type NewPassword = {
  readonly password: string;
  /** For an operator who lost the phone and the recovery codes. */
  readonly withoutSecondFactor: boolean;
};

/** Returns where the operator signs in, if it is known. */
export const password: Command<NewPassword, string | null> = async (
  { db, publicUrl, now },
  { password, withoutSecondFactor },
) => {
  await setPassword(db, password, now());
  if (withoutSecondFactor) await switchOff(db, now());
  return publicUrl ? new URL('/operator', publicUrl).href : null;
};
