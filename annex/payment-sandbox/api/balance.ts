import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';
import { settleBalance } from '../billing/balance.ts';
import { type Calls, equalityFilter } from './calls.ts';

const text = z.string().optional();

/** The balance is booked when somebody reads it. */
export function balanceRoutes(calls: Calls, api: FastifyInstance, { db, now }: { readonly db: Db; readonly now: () => Date }) {
  api.addHook('preHandler', async ({ url }) => {
    if (url.startsWith('/v1/balance_transactions')) await settleBalance(db, now());
  });
  calls.retrieve('balance_transactions', 'balance_transaction');
  calls.list(
    'balance_transactions',
    'balance_transaction',
    { currency: text, payout: text, source: text, type: text },
    ({ payout, ...fields }) => {
      const { match } = equalityFilter(fields);
      return { match: { ...match, ...(payout !== undefined && { sandbox: { payout } }) } };
    },
  );
}
