import type { FastifyReply, FastifyRequest } from 'fastify';
import { manageRefusals } from '../../../content/pages/manage.ts';
import { DiaryRequest, type DiaryResponse, type ProgramResponse } from '../../../core/api/program.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { signedInEmail } from '../manage/session.ts';
import { findProgramOfBuyer, findProgramOfVisitor, saveDiary } from './store.ts';

type ProgramDeps = { readonly db: Db; readonly now: () => Date };

/** The cookie of a browser is no sign-in: it opens what was bought there on the day of the purchase only. */
const WITHOUT_SIGN_IN_MS = DAY_MS;

/** A year of ticks comes to less. */
const MAX_BYTES = 128 * 1024;

export function programRoutes({ db, now }: ProgramDeps): Routes {
  return async (app) => {
    app.get('/program', { config: { rateLimit: { max: 60 } } }, async (request): Promise<ProgramResponse> => {
      const { email, order } = await ownOrder(request);
      return { known: email !== undefined || order !== null, order };
    });

    app.post(
      '/program/diary',
      { bodyLimit: MAX_BYTES, config: { rateLimit: { max: 60 } }, schema: { body: DiaryRequest } },
      async (request, reply): Promise<DiaryResponse | FastifyReply> => {
        const { order } = await ownOrder(request);
        const { orderId, diary } = request.body;
        if (order?.id !== orderId) return refuse(reply, 'signed_out', manageRefusals.unknown);
        return { diary: await saveDiary(db, orderId, diary, now()) };
      },
    );
  };

  async function ownOrder(request: FastifyRequest) {
    const email = await signedInEmail(db, request, now());
    const ofBuyer = email === undefined ? null : await findProgramOfBuyer(db, email, now());
    const visitor = visitorOf(request);
    const since = new Date(now().getTime() - WITHOUT_SIGN_IN_MS);
    const ofBrowser = ofBuyer || visitor === undefined ? null : await findProgramOfVisitor(db, visitor, since, now());
    return { email, order: ofBuyer ?? ofBrowser };
  }
}
