import { LeadRequest, type LeadResponse } from '../../core/api/leads.ts';
import type { Db } from '../db/client.ts';
import type { Routes } from '../http/schemas.ts';
import { visitorOf } from '../http/visitor.ts';
import { storeLead } from './store.ts';

export function leadRoutes({ db }: { readonly db: Db }): Routes {
  return async (app) => {
    app.post('/addUserToMailchimp', { schema: { body: LeadRequest } }, async (request): Promise<LeadResponse> => {
      await storeLead(db, { email: request.body.email, visitorId: visitorOf(request), source: 'keep-results' });
      return { success: true, message: 'Your results are kept.' };
    });
  };
}
