import { operatorRefusals } from '../../../content/operator/refusals.ts';
import {
  MAX_ALIASES,
  type SourceAliasList,
  SourceAliasRemoval,
  SourceAliasRequest,
} from '../../../core/api/operator/campaigns.ts';
import { listAliases, removeAlias, saveAlias } from '../../analytics/sources/store.ts';
import { writeAudit } from '../../platform/audit.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';

const NAME = { permission: 'name-sources' } as const;

export function aliasRoutes({ db, now }: Pick<OperatorDeps, 'db' | 'now'>): Routes {
  return async (app) => {
    app.get('/source-aliases', { config: { permission: 'see-revenue' } }, async (): Promise<SourceAliasList> => {
      return { aliases: await listAliases(db) };
    });

    app.post('/source-aliases', { config: NAME, schema: { body: SourceAliasRequest } }, ({ body, operatorSession }, reply) =>
      db.transaction().execute(async (tx) => {
        const known = await listAliases(tx);
        const isNew = known.every(({ alias }) => alias !== body.alias);
        if (isNew && known.length >= MAX_ALIASES) return refuse(reply, 'conflict', operatorRefusals.tooManyAliases);
        await saveAlias(tx, body);
        const detail = `${body.alias} → ${body.source}`;
        await writeAudit(tx, { action: 'source-named', by: operatorSession.operator.name, detail }, now());
        return { success: true };
      }),
    );

    const removal = { config: NAME, schema: { body: SourceAliasRemoval } };
    app.post('/source-aliases/removal', removal, ({ body, operatorSession }, reply) =>
      db.transaction().execute(async (tx) => {
        if (!(await removeAlias(tx, body.alias))) return refuse(reply, 'not_found', operatorRefusals.nothing);
        const by = operatorSession.operator.name;
        await writeAudit(tx, { action: 'source-name-removed', by, detail: body.alias }, now());
        return { success: true };
      }),
    );
  };
}
