import type { Migration } from 'kysely/migration';
import * as funnel from './0001-funnel.ts';
import * as money from './0002-money.ts';
import * as sandbox from './0003-sandbox.ts';
import * as mail from './0004-mail.ts';

/** In the order they run. A migration that has been released is never edited; add the next one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-funnel': funnel,
  '0002-money': money,
  '0003-sandbox': sandbox,
  '0004-mail': mail,
};
