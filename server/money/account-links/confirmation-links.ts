import type { ConfirmationLinks } from '../../visitors/leads/routes.ts';
import { consumeLink, isUsedLink } from './store.ts';

export const confirmationLinks: ConfirmationLinks = {
  consume: async (tx, token, now) => (await consumeLink(tx, 'marketing', token, now))?.email,
  isUsed: (db, token) => isUsedLink(db, 'marketing', token),
};
