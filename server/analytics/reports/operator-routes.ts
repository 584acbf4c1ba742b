import type { z } from 'zod';
import type { AnswersReport } from '../../../core/api/operator/answers-report.ts';
import { AnswersQuery } from '../../../core/api/operator/answers-report.ts';
import {
  FunnelQuery,
  type FunnelReport,
  type FunnelSegments,
  type FurtherFunnels,
  type LiveVisitors,
} from '../../../core/api/operator/funnel.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Reports } from '../../platform/db/reports.ts';
import { furtherFunnels } from '../../platform/further-funnels.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { countLive } from '../events/live.ts';
import { answersReport } from './funnel/answers.ts';
import { funnelCsv } from './funnel/csv.ts';
import { funnelReport, funnelSegments } from './funnel/report.ts';
import { hideSmallGroups } from './funnel/small-groups.ts';

const REPORT = { permission: 'see-reports' } as const;

type FunnelCall = z.output<typeof FunnelQuery>;

const LIVE_MS = 5 * 60 * 1000;

type ReportDeps = { readonly db: Db; readonly reports: Reports; readonly now: () => Date };

export function reportRoutes({ db, reports, now }: ReportDeps): Routes {
  const readFunnel = (query: FunnelCall) =>
    reports.read((from) => funnelReport(from, query, query.condition, query.compare === 'yes', query.funnel));
  return async (app) => {
    app.get('/funnels', { config: REPORT }, async (): Promise<FurtherFunnels> => {
      return { funnels: Array.from(furtherFunnels, ([id, { title }]) => ({ id, title })) };
    });
    app.get('/funnel', { config: REPORT, schema: { querystring: FunnelQuery } }, async ({ query }): Promise<FunnelReport> => {
      return hideSmallGroups(await readFunnel(query), query.condition);
    });
    app.get('/funnel.csv', { config: REPORT, schema: { querystring: FunnelQuery } }, async ({ query }, reply) => {
      const report = hideSmallGroups(await readFunnel(query), query.condition);
      reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="funnel.csv"' });
      return funnelCsv(report);
    });
    app.get(
      '/funnel/segments',
      { config: REPORT, schema: { querystring: AnswersQuery } },
      async ({ query }): Promise<FunnelSegments> => reports.read((from) => funnelSegments(from, query, query.funnel)),
    );
    app.get(
      '/answers',
      { config: REPORT, schema: { querystring: AnswersQuery } },
      async ({ query }): Promise<AnswersReport> => reports.read((from) => answersReport(from, query, query.funnel)),
    );
    app.get(
      '/live',
      { config: { ...REPORT, polled: true } },
      async (): Promise<LiveVisitors> => ({ visitors: await countLive(db, new Date(now().getTime() - LIVE_MS)) }),
    );
  };
}
