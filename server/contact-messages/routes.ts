import { ContactRequest, type ContactResponse } from '../../core/api/contact-messages.ts';
import type { Db } from '../db/client.ts';
import type { Routes } from '../http/schemas.ts';
import { storeContactMessage } from './store.ts';

/** Few people write more than once; many copies are spam. */
const config = { rateLimit: { max: 30 } };

export function contactMessageRoutes({ db }: { readonly db: Db }): Routes {
  return async (app) => {
    app.post('/contact-messages', { config, schema: { body: ContactRequest } }, async ({ body }): Promise<ContactResponse> => {
      await storeContactMessage(db, body);
      return { success: true };
    });
  };
}
