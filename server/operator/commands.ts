import type { Command } from '../platform/console/command.ts';
import { switchOff } from './second-factor.ts';
import { setPassword } from './store.ts';

/** `withoutSecondFactor`: for an operator who lost the phone and the recovery codes. */
export const password: Command<{ readonly password: string; readonly withoutSecondFactor: boolean }, null> = async (
  { db, now },
  { password, withoutSecondFactor },
) => {
  await setPassword(db, password, now());
  if (withoutSecondFactor) await switchOff(db, now());
  return null;
};
