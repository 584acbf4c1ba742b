import { sql } from 'kysely';
import type { RowsQuery } from '../../../../core/api/v1/queries.ts';
import type { ApiAnswers } from '../../../../core/api/v1/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { areAnswersConfirmed } from '../../../visitors/submissions/confirmed.ts';
import { agreesToMarketing } from './marketing.ts';
import { inOrderOfTime, pageOf, type RowsPage } from './page.ts';

type Stored = Omit<ApiAnswers, 'createdAt'> & { readonly createdAt: Date; readonly position: string };

export async function readAnswers(db: Db, query: RowsQuery): Promise<RowsPage<ApiAnswers>> {
  const { position, where, order } = inOrderOfTime('submissions', query);
  const { rows } = await sql<Stored>`
    select submissions.id::text as id, ${position} as position, submissions.created_at as "createdAt", submissions.email, ${areAnswersConfirmed} as "addressConfirmed",
      ${agreesToMarketing(sql.ref('submissions.email'))} as "marketingConsent", submissions.question_answers as answers, coalesce((
        select jsonb_agg(jsonb_build_object('kind', c.kind, 'version', c.version,
          'at', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.created_at, c.id)
        from consent_records c where c.attempt_id = regexp_replace(submissions.idempotency_key, '^late:', '')), '[]') as consents
    from submissions where ${where} order by ${order} limit ${query.limit + 1}`.execute(db);
  return pageOf(rows, query.limit, toApiAnswers, (row) => [row.position, row.id]);
}

function toApiAnswers({ position: _, ...row }: Stored): ApiAnswers {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
