import type { FastifyRequest } from 'fastify';
import { type BoughtPlan, OfferRequest, type OfferResponse } from '../../../core/api/offers.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { ensureVisitor } from '../../platform/http/visitor.ts';
import { startOffer } from './store.ts';

/** `offerSeconds` 0: no offers. */
type OfferDeps = {
  readonly db: Db;
  readonly offerSeconds: number;
  readonly findBoughtPlan: (
    db: Db,
    request: FastifyRequest,
    visitorId: string,
    now: Date,
  ) => Promise<BoughtPlan | null | undefined>;
  readonly now: () => Date;
};

/** Each request without a cookie is a new row. */
const LIMIT = { rateLimit: { max: 120 } };

export function offerRoutes({ db, offerSeconds, findBoughtPlan, now }: OfferDeps): Routes {
  return async (app) => {
    app.post('/offer', { config: LIMIT, schema: { body: OfferRequest } }, async (request, reply): Promise<OfferResponse> => {
      const at = now().getTime();
      const visitorId = ensureVisitor(request, reply);
      const { deadline } = await startOffer(db, visitorId, new Date(at + offerSeconds * 1000));
      const bought = await findBoughtPlan(db, request, visitorId, now());
      return { deadline, now: at, ...(bought !== undefined && { bought }) };
    });
  };
}
