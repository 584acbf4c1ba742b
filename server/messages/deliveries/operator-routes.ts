import { z } from 'zod';
import { operatorRefusals } from '../../../content/operator/refusals.ts';
import { DeliveryFilter, type DeliveryList } from '../../../core/api/operator/deliveries.ts';
import { isAllowed } from '../../../core/operator/roles.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { giveUpDelivery, isDeletion, retryDeliveries } from '../../platform/jobs/actions.ts';
import { listDeliveries } from '../../platform/jobs/list.ts';

const params = z.object({ id: z.uuid(), act: z.enum(['retry', 'give-up']) });
const body = z.strictObject({});

export function deliveryRoutes({ db, now }: { readonly db: Db; readonly now: () => Date }): Routes {
  return async (app) => {
    const list = { config: { permission: 'see-people' } as const, schema: { querystring: DeliveryFilter } };
    app.get('/deliveries', list, async ({ query, operatorSession }): Promise<DeliveryList> => {
      await writeAudit(db, { action: 'people-listed', by: operatorSession.operator.name, detail: 'deliveries' }, now());
      return listDeliveries(db, query);
    });

    app.post(
      '/deliveries/:id/:act',
      { config: { permission: 'help-people' }, schema: { params, body } },
      async (request, reply) => {
        const { id, act } = request.params;
        const { name: by, role } = request.operatorSession.operator;
        if (act === 'give-up' && !isAllowed(role, 'give-up-deletions') && (await isDeletion(db, id)))
          return refuse(reply, 'forbidden', operatorRefusals.notAllowed);
        const count = await db.transaction().execute(async (tx) => {
          const changed = act === 'retry' ? await retryDeliveries(tx, { id }) : await giveUpDelivery(tx, id);
          const action = act === 'retry' ? 'delivery-retried' : 'delivery-given-up';
          if (changed > 0) await writeAudit(tx, { action, by, detail: id }, now());
          return changed;
        });
        if (count === 0) return refuse(reply, 'conflict', operatorRefusals.nothingOwed);
        return { success: true };
      },
    );
  };
}
