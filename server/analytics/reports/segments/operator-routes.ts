import { z } from 'zod';
import { operatorRefusals } from '../../../../content/operator/refusals.ts';
import { type SavedSegmentId, type SavedSegmentList, SegmentRequest } from '../../../../core/api/operator/saved-segments.ts';
import { EmptyRequest } from '../../../../core/api/operator/session.ts';
import type { Db } from '../../../platform/db/client.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Routes } from '../../../platform/http/schemas.ts';
import { listSegments, removeSegment, saveSegment } from './store.ts';

const SAVE = { permission: 'save-segments' } as const;
const params = z.object({ id: z.uuid() });

export function savedSegmentRoutes({ db, now }: { readonly db: Db; readonly now: () => Date }): Routes {
  return async (app) => {
    app.get('/saved-segments', { config: { permission: 'see-reports' } }, async (): Promise<SavedSegmentList> => {
      return { segments: await listSegments(db) };
    });

    app.post('/saved-segments', { config: SAVE, schema: { body: SegmentRequest } }, async (request, reply) => {
      const saved = await saveSegment(db, request.body, request.operatorSession.operator.name, now());
      if ('id' in saved) return saved satisfies SavedSegmentId;
      const message = operatorRefusals[saved.refusal];
      return refuse(reply, 'conflict', message, { fields: { name: message } });
    });

    const removal = { config: SAVE, schema: { params, body: EmptyRequest } };
    app.post('/saved-segments/:id/removal', removal, async ({ params, operatorSession }, reply) => {
      if (await removeSegment(db, params.id, operatorSession.operator.name, now())) return { success: true };
      return refuse(reply, 'not_found', operatorRefusals.nothing);
    });
  };
}
