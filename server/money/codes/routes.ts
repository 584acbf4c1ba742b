import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeRefusals } from '../../../content/pages/checkout.ts';
import { plans } from '../../../content/plans.ts';
import { CodeRequest, type CodeResponse } from '../../../core/api/codes.ts';
import { codeTerms } from '../../../core/checkout/code.ts';
import { codeName } from '../../../core/checkout/code-name.ts';
import { type DueAmounts, dueOf } from '../../../core/checkout/terms.ts';
import { type Currency, planIn } from '../../../core/plans/plan.ts';
import { DAY_MS, SECOND_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { AddressCounts, AddressLimit } from '../../platform/http/address-counts.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { isBehindUnknownProxy } from '../../platform/http/unknown-proxy.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { findUsableCode } from './store.ts';

type CodeDeps = {
  readonly db: Db;
  readonly counts: AddressCounts;
  readonly limited: boolean;
  readonly now: () => Date;
};

const LIMIT = { rateLimit: { max: 30 } };
/** Codes that were refused. Many visitors share the address of a mobile network. */
const OF_BROWSER: AddressLimit = { name: 'refused codes of a browser a day', max: 20, windowMs: DAY_MS };
const OF_NETWORK: AddressLimit = { name: 'refused codes of a network a day', max: 100, windowMs: DAY_MS };

/** The payment provider is not asked: a code is a row of ours until an order is made with it. */
export function codeRoutes({ db, counts, limited, now }: CodeDeps): Routes {
  return async (app) => {
    app.post('/codes', { config: LIMIT, schema: { body: CodeRequest } }, async (request, reply) => {
      const visitorId = visitorOf(request);
      const guesses = limited ? guessesOf(request, visitorId) : [];
      const spent = guesses.find(([limit, who]) => counts.sum(limit, who) >= limit.max);
      if (spent) return refuseGuesses(reply, counts.resetMs(spent[0]));
      const name = codeName(request.body.code);
      const terms = name === undefined ? {} : await readTerms(name, request.body.currency, visitorId ?? '');
      if (name !== undefined && Object.keys(terms).length > 0) return { success: true, name, terms } satisfies CodeResponse;
      for (const [limit, who] of guesses) counts.add(limit, who, 1);
      return refuse(reply, 'not_found', codeRefusals.unknown);
    });
  };

  async function readTerms(name: string, currency: Currency, visitorId: string): Promise<Readonly<Record<string, DueAmounts>>> {
    const code = await findUsableCode(db, name, visitorId, now());
    const terms = plans.flatMap((plan) => {
      const sold = planIn(plan, currency);
      const coded = sold && code && codeTerms(sold, code);
      return coded ? [[plan.id, dueOf(coded)] as const] : [];
    });
    return Object.fromEntries(terms);
  }
}

type Guesses = readonly (readonly [AddressLimit, string])[];

/** Behind a proxy that is not named all visitors would be one network. */
function guessesOf(request: FastifyRequest, visitorId: string | undefined): Guesses {
  const ofBrowser: Guesses = visitorId === undefined ? [] : [[OF_BROWSER, visitorId]];
  return isBehindUnknownProxy(request) ? ofBrowser : [...ofBrowser, [OF_NETWORK, clientKey(request.ip)]];
}

function refuseGuesses(reply: FastifyReply, waitMs: number) {
  return refuse(reply.header('retry-after', Math.ceil(waitMs / SECOND_MS)), 'too_many_requests', codeRefusals.tooMany);
}
