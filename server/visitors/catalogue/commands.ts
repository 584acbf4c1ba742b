import type { Command } from '../../platform/console/command.ts';
import { deletePublished, type OwnList, useList } from './lists.ts';

export const useCatalogue: Command<OwnList, { readonly count: number }> = async ({ db, now }, list) => {
  await db.transaction().execute((tx) => useList(tx, list, now()));
  return { count: list.items.length };
};

/** The products of the demonstration are in use again. */
export const removeCatalogue: Command<Record<string, never>, null> = async ({ db }) => {
  await db.transaction().execute(deletePublished);
  return null;
};
