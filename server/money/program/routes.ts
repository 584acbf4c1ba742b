import type { ProgramOrder, ProgramResponse } from '../../../core/api/program.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { signedInEmail } from '../manage/session.ts';
import { findProgramOfBuyer, findProgramOfVisitor } from './store.ts';

type ProgramDeps = { readonly db: Db; readonly now: () => Date };

/** The cookie of a browser is no sign-in: it opens what was bought there on the day of the purchase only. */
const WITHOUT_SIGN_IN_MS = DAY_MS;

export function programRoutes({ db, now }: ProgramDeps): Routes {
  return async (app) => {
    app.get('/program', { config: { rateLimit: { max: 60 } } }, async (request): Promise<ProgramResponse> => {
      const email = await signedInEmail(db, request, now());
      const order = (email && (await findProgramOfBuyer(db, email, now()))) || (await ofBrowser(visitorOf(request)));
      return { known: email !== undefined || order !== null, order };
    });
  };

  function ofBrowser(visitor: string | undefined): Promise<ProgramOrder | null> | null {
    const since = new Date(now().getTime() - WITHOUT_SIGN_IN_MS);
    return visitor === undefined ? null : findProgramOfVisitor(db, visitor, since, now());
  }
}
