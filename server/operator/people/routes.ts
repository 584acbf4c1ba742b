import { manageRefusals } from '../../../content/pages/manage.ts';
import type { ExportFile } from '../../../core/api/exports.ts';
import { PeopleQuery } from '../../../core/api/operator/people.ts';
import { OperatorAction, type OperatorActionResponse, PersonQuery } from '../../../core/api/operator/person.ts';
import { parseEmail } from '../../../core/leads/email.ts';
import { fill } from '../../../core/presentation/fill.ts';
import type { SyncDeps } from '../../money/subscriptions/sync.ts';
import { writeAudit } from '../../platform/audit.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { copyOf } from '../../privacy/erasure/erase.ts';
import { runAction } from './actions.ts';
import { readPerson } from './person.ts';
import { searchPeople } from './search.ts';

const SEE = { permission: 'see-people' } as const;
const EXPORT = { permission: 'export-people', recentPassword: true } as const;
const ACT = {
  permission: 'help-people',
  recentPassword: ({ kind }: OperatorAction) => kind === 'refund' || kind === 'delete',
} as const;

/** The audit entry is written before the data is returned. */
export function peopleRoutes(deps: SyncDeps): Routes {
  const { db, now } = deps;
  return async (app) => {
    app.post('/people/search', { config: SEE, schema: { body: PeopleQuery } }, async ({ body, operatorSession }) => {
      // The erasure clears an address from `subject` but could not find a part of one, so a part is not logged.
      const subject = parseEmail(body.text);
      const detail = body.text === '' ? body.kind : 'search';
      await writeAudit(db, { action: 'people-listed', by: operatorSession.operator.name, subject, detail }, now());
      return searchPeople(db, body);
    });

    app.post('/people/look', { config: SEE, schema: { body: PersonQuery } }, async ({ body, operatorSession }) => {
      await writeAudit(db, { action: 'person-looked-at', by: operatorSession.operator.name, subject: body.email }, now());
      return readPerson(db, body.email, now());
    });

    app.post('/people/export', { config: EXPORT, schema: { body: PersonQuery } }, async (request): Promise<ExportFile> => {
      const { body, operatorSession } = request;
      await writeAudit(db, { action: 'person-export', by: operatorSession.operator.name, subject: body.email }, now());
      return { about: body.email, madeAt: now().toISOString(), ...(await copyOf(db, body.email, undefined)) };
    });

    app.post('/people/actions', { config: ACT, schema: { body: OperatorAction } }, async (request, reply) => {
      const { body, log, operatorSession } = request;
      const done = await runAction(deps, body, operatorSession.operator.name);
      if (done.ok) return { outcome: done.outcome } satisfies OperatorActionResponse;
      if (done.detail) log.warn({ reason: done.reason, detail: done.detail }, 'an action of the operator was refused');
      return refuse(
        reply,
        done.reason === 'unknown' ? 'not_found' : 'conflict',
        fill(manageRefusals[done.reason], { most: done.most ?? '' }),
      );
    });
  };
}
