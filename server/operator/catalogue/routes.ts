import { operatorRefusals } from '../../../content/operator/refusals.ts';
import { type CatalogueState, ListId, UploadQuery } from '../../../core/api/operator/catalogue.ts';
import { writeAudit } from '../../platform/audit.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { LIST_LIMITS } from '../../visitors/catalogue/list/csv-rows.ts';
import { readInThread } from '../../visitors/catalogue/list/read-in-thread.ts';
import {
  deleteUnpublished,
  finishDraft,
  publishDraft,
  refuseList,
  saveItems,
  saveReport,
  startList,
} from '../../visitors/catalogue/lists.ts';
import type { OperatorDeps } from '../deps.ts';
import { packFile } from './pack-file.ts';
import { readCatalogueState } from './state.ts';

const PERMISSION = { permission: 'manage-catalogue' } as const;

export function operatorCatalogueRoutes({ db, now }: Pick<OperatorDeps, 'db' | 'now'>): Routes {
  const ending = new AbortController();
  let reading: Promise<void> | undefined;

  /** Goes on after the answer; the dashboard asks how far it is. */
  const read = (list: string, packed: Uint8Array): Promise<void> =>
    readInThread(
      packed,
      {
        saveItems: (items) => saveItems(db, list, items),
        saveReport: (report) => saveReport(db, list, report),
        finish: (served) => finishDraft(db, list, served),
        refuse: (problems) => refuseList(db, list, problems),
      },
      ending.signal,
    );

  return async (app) => {
    app.addContentTypeParser('text/csv', async (_request: unknown, file: AsyncIterable<Uint8Array>) =>
      packFile(file, LIST_LIMITS.bytes),
    );
    app.addHook('onClose', async () => {
      ending.abort(new Error('The server stops.'));
      await reading;
    });

    app.get(
      '/catalogue',
      { config: { ...PERMISSION, polled: true } },
      (): Promise<CatalogueState> => readCatalogueState(db, now()),
    );

    const upload = { config: PERMISSION, schema: { querystring: UploadQuery } };
    app.post('/catalogue/uploads', upload, async ({ query, body, operatorSession, log }, reply) => {
      if (!Buffer.isBuffer(body)) return refuse(reply, 'too_large', operatorRefusals.listTooLarge);
      if (reading) return refuse(reply, 'conflict', operatorRefusals.listBeingRead);
      const by = operatorSession.operator.name;
      const started = startList(db, query.name, by, now());
      reading = started
        .then((list) => read(list, body))
        .catch((error) => log.error(error, 'A list of products was not read to its end.'))
        .finally(() => {
          reading = undefined;
        });
      await started;
      await writeAudit(db, { action: 'catalogue-uploaded', by, detail: query.name }, now());
      return readCatalogueState(db, now());
    });

    const ofList = { config: PERMISSION, schema: { body: ListId } };
    app.post('/catalogue/publication', ofList, async ({ body, operatorSession }, reply) => {
      const by = operatorSession.operator.name;
      const published = await db.transaction().execute(async (tx) => {
        const found = await publishDraft(tx, body.id, now());
        if (found) await writeAudit(tx, { action: 'catalogue-published', by, detail: String(found.products) }, now());
        return found;
      });
      if (!published) return refuse(reply, 'conflict', operatorRefusals.noDraft);
      return readCatalogueState(db, now());
    });

    app.post('/catalogue/removal', ofList, async ({ body, operatorSession }) => {
      const by = operatorSession.operator.name;
      await db.transaction().execute(async (tx) => {
        const removed = await deleteUnpublished(tx, body.id);
        if (removed) await writeAudit(tx, { action: 'catalogue-discarded', by, detail: removed }, now());
      });
      return readCatalogueState(db, now());
    });
  };
}
