import type { EditionList } from '../../../core/api/operator/editions.ts';
import { type EditionState, listStates } from '../../editions/list.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';

/** They are looked at here; an owner publishes them on the machine. */
export function operatorEditionRoutes({ db, publicUrl, now }: Pick<OperatorDeps, 'db' | 'publicUrl' | 'now'>): Routes {
  return async (app) => {
    app.get('/editions', { config: { permission: 'see-reports' } }, async (): Promise<EditionList> => {
      const { built, editions } = await listStates(db, now());
      return {
        built: {
          state: built.state,
          since: sinceOf(built),
          address: built.state === 'published' ? new URL('/', publicUrl).href : null,
        },
        editions: editions.toReversed().map(({ id, name, changes, state, createdAt, publishedAt, by, note, rendered }) => ({
          ...{ id, name, changes, state },
          at: createdAt.getTime(),
          since: sinceOf({ state, publishedAt }),
          by: by ?? null,
          note: note ?? null,
          address: rendered ? new URL(`/?edition=${id}`, publicUrl).href : null,
        })),
      };
    });
  };
}

function sinceOf({ state, publishedAt }: { readonly state: EditionState; readonly publishedAt: Date | null }): number | null {
  return state === 'published' || state === 'ending' ? (publishedAt?.getTime() ?? null) : null;
}
