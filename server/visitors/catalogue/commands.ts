import type { OwnCatalogue } from '../../../core/catalogue/catalogue.ts';
import type { Command } from '../../platform/console/command.ts';
import { deleteCatalogue, saveCatalogue } from './store.ts';

export const useCatalogue: Command<OwnCatalogue, { readonly count: number }> = async ({ db, now }, catalogue) => {
  await saveCatalogue(db, catalogue, now());
  return { count: catalogue.products.length };
};

/** The products of the demonstration are in use again. */
export const removeCatalogue: Command<Record<string, never>, null> = async ({ db }) => {
  await db.transaction().execute(deleteCatalogue);
  return null;
};
