import { z } from 'zod';
import type { Integration } from '../../../adapters/integration.ts';
import { operatorRefusals } from '../../../content/operator/refusals.ts';
import type { IntegrationList, TryResponse } from '../../../core/api/operator/integrations.ts';
import { EmptyRequest } from '../../../core/api/operator/session.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { readIntegrations } from './deliveries.ts';

export type IntegrationDeps = {
  readonly db: Db;
  readonly integrations: readonly Integration[];
  readonly now: () => Date;
};

const params = z.object({ id: z.string().max(64) });

export function integrationRoutes({ db, integrations, now }: IntegrationDeps): Routes {
  return async (app) => {
    app.get('/integrations', { config: { permission: 'see-health' } }, async (): Promise<IntegrationList> => {
      return { integrations: await readIntegrations(db, integrations) };
    });

    const attempt = { config: { permission: 'manage-integrations' } as const, schema: { params, body: EmptyRequest } };
    app.post('/integrations/:id/try', attempt, async ({ params, operatorSession }, reply) => {
      const integration = integrations.find(({ id }) => id === params.id);
      if (!integration) return refuse(reply, 'not_found', operatorRefusals.nothing);
      await writeAudit(db, { action: 'integration-tried', by: operatorSession.operator.name, detail: integration.name }, now());
      return (await integration.try()) satisfies TryResponse;
    });
  };
}
