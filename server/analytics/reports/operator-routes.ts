import type { AnswersReport } from '../../../core/api/operator/answers-report.ts';
import { AnswersQuery } from '../../../core/api/operator/answers-report.ts';
import { FunnelQuery, type FunnelReport, type FunnelSegments, type LiveVisitors } from '../../../core/api/operator/funnel.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { countLive } from '../events/store.ts';
import { answersReport } from './funnel/answers.ts';
import { funnelCsv } from './funnel/csv.ts';
import { funnelReport, funnelSegments } from './funnel/report.ts';
import { hideSmallGroups } from './funnel/small-groups.ts';

const REPORT = { permission: 'see-reports' } as const;
const LIVE_MS = 5 * 60 * 1000;

export function reportRoutes({ db, now }: { readonly db: Db; readonly now: () => Date }): Routes {
  return async (app) => {
    app.get('/funnel', { config: REPORT, schema: { querystring: FunnelQuery } }, async ({ query }): Promise<FunnelReport> => {
      return hideSmallGroups(await funnelReport(db, query, query, query.compare === 'yes'), query);
    });
    app.get('/funnel.csv', { config: REPORT, schema: { querystring: FunnelQuery } }, async ({ query }, reply) => {
      const report = hideSmallGroups(await funnelReport(db, query, query, query.compare === 'yes'), query);
      reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="funnel.csv"' });
      return funnelCsv(report);
    });
    app.get(
      '/funnel/segments',
      { config: REPORT, schema: { querystring: AnswersQuery } },
      async ({ query }): Promise<FunnelSegments> => {
        return funnelSegments(db, query);
      },
    );
    app.get(
      '/answers',
      { config: REPORT, schema: { querystring: AnswersQuery } },
      async ({ query }): Promise<AnswersReport> => answersReport(db, query),
    );
    app.get(
      '/live',
      { config: { ...REPORT, polled: true } },
      async (): Promise<LiveVisitors> => ({ visitors: await countLive(db, new Date(now().getTime() - LIVE_MS)) }),
    );
  };
}
