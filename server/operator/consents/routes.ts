import { sql } from 'kysely';
import { ConsentQuery, type ConsentReport } from '../../../core/api/operator/consents.ts';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import { PAGE } from '../../../core/operator/request.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { inPeriod } from '../period.ts';

export function consentReportRoutes({ db, now }: Pick<OperatorDeps, 'db' | 'now'>): Routes {
  return async (app) => {
    const route = { config: { permission: 'see-people' } as const, schema: { querystring: ConsentQuery } };
    app.get('/consents', route, async ({ query, operatorSession }): Promise<ConsentReport> => {
      await writeAudit(db, { action: 'people-listed', by: operatorSession.operator.name, detail: 'consents' }, now());
      return readConsents(db, query, query.offset);
    });
  };
}

export async function readConsents(db: Db, period: PeriodQuery, offset: number): Promise<ConsentReport> {
  const are = (condition: string) => sql<number>`(count(*) filter (where ${sql.raw(condition)}))::int`;
  const choices = await db
    .selectFrom('consents')
    .where(inPeriod('chosen_at', period))
    .select([
      are('true').as('total'),
      are('statistics').as('statistics'),
      are('answers').as('answers'),
      are('ads').as('ads'),
      are('not (statistics or answers or ads)').as('nothing'),
      are('gpc').as('gpc'),
    ])
    .executeTakeFirstOrThrow();
  const versions = await db
    .selectFrom('consents')
    .where(inPeriod('chosen_at', period))
    .select(['version', are('true').as('count'), sql<Date>`max(chosen_at)`.as('until')])
    .groupBy('version')
    .orderBy('until', 'desc')
    .execute();
  const agreements = await db
    .selectFrom('consent_records')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .where(inPeriod('consent_records.created_at', period))
    .select(['consent_records.id', 'email', 'kind', 'text', 'version', 'consent_records.created_at'])
    .orderBy('consent_records.created_at', 'desc')
    .orderBy('consent_records.id', 'desc')
    .limit(PAGE)
    .offset(offset)
    .execute();
  const { agreed } = await db
    .selectFrom('consent_records')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .where(inPeriod('consent_records.created_at', period))
    .select(are('true').as('agreed'))
    .executeTakeFirstOrThrow();
  return {
    choices,
    agreed,
    versions: versions.map(({ until, ...version }) => ({ ...version, until: until.getTime() })),
    agreements: agreements.map(({ created_at, ...agreement }) => ({
      ...agreement,
      id: String(agreement.id),
      at: created_at.getTime(),
    })),
  };
}
