import type { EditionList } from '../../../core/api/operator/editions.ts';
import { listStates } from '../../editions/list.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';

/** They are looked at here; an owner publishes them on the machine. */
export function operatorEditionRoutes({ db, publicUrl, now }: Pick<OperatorDeps, 'db' | 'publicUrl' | 'now'>): Routes {
  return async (app) => {
    app.get('/editions', { config: { permission: 'see-reports' } }, async (): Promise<EditionList> => {
      const { editions } = await listStates(db, now());
      return {
        editions: editions.toReversed().map(({ id, name, changes, state, createdAt, by, note, rendered }) => ({
          ...{ id, name, changes, state },
          at: createdAt.getTime(),
          by: by ?? null,
          note: note ?? null,
          address: rendered ? new URL(`/?edition=${id}`, publicUrl).href : null,
        })),
      };
    });
  };
}
