import { manageRefusals } from '../../../content/pages/manage.ts';
import type { ExportFile } from '../../../core/api/exports.ts';
import { OperatorAction, type OperatorActionResponse, PeopleQuery, PersonQuery } from '../../../core/api/operator/people.ts';
import { parseEmail } from '../../../core/leads/email.ts';
import type { SyncDeps } from '../../money/subscriptions/sync.ts';
import { writeAudit } from '../../platform/audit.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { readAddress } from '../../privacy/erasure/erase.ts';
import { runAction } from './actions.ts';
import { readPerson } from './person.ts';
import { searchPeople } from './search.ts';

/** The audit entry is written before the data is returned. */
export function peopleRoutes(deps: SyncDeps): Routes {
  const { db, now } = deps;
  return async (app) => {
    app.post('/people/search', { schema: { body: PeopleQuery } }, async ({ body }) => {
      // The erasure clears an address from `subject` but could not find a part of one, so a part is not logged.
      const subject = parseEmail(body.text);
      await writeAudit(db, { action: 'people-listed', subject, detail: body.text === '' ? body.kind : 'search' }, now());
      return searchPeople(db, body);
    });

    app.post('/people/look', { schema: { body: PersonQuery } }, async ({ body }) => {
      await writeAudit(db, { action: 'person-looked-at', subject: body.email }, now());
      return readPerson(db, body.email, now());
    });

    app.post('/people/export', { schema: { body: PersonQuery } }, async ({ body }): Promise<ExportFile> => {
      await writeAudit(db, { action: 'person-export', subject: body.email }, now());
      return { about: body.email, madeAt: now().toISOString(), held: await readAddress(db, body.email) };
    });

    app.post('/people/actions', { schema: { body: OperatorAction } }, async ({ body, log }, reply) => {
      const done = await runAction(deps, body);
      if (done.ok) return { outcome: done.outcome } satisfies OperatorActionResponse;
      if (done.detail) log.warn({ reason: done.reason, detail: done.detail }, 'an action of the operator was refused');
      return refuse(reply, done.reason === 'unknown' ? 'not_found' : 'conflict', manageRefusals[done.reason]);
    });
  };
}
