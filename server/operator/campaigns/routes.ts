import { type CampaignReport, SpendFile, type SpendOutcome } from '../../../core/api/operator/campaigns.ts';
import { MoneyQuery } from '../../../core/api/operator/period.ts';
import { writeAudit } from '../../platform/audit.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { readCampaigns } from './query.ts';
import { saveSpend } from './save-spend.ts';
import { readSpend } from './spend.ts';
import { refusalText } from './spend-refusal.ts';

const MAX_BYTES = 1_100_000;

export function campaignRoutes({ db, reports, now }: Pick<OperatorDeps, 'db' | 'reports' | 'now'>): Routes {
  return async (app) => {
    const report = { config: { permission: 'see-revenue' } as const, schema: { querystring: MoneyQuery } };
    app.get('/campaigns', report, ({ query }): Promise<CampaignReport> => reports.read((from) => readCampaigns(from, query)));
    const spend = { config: { permission: 'import-spend' } as const, bodyLimit: MAX_BYTES, schema: { body: SpendFile } };
    app.post('/ad-spend', spend, async ({ body, operatorSession }, reply) => {
      const rows = readSpend(body);
      if ('reason' in rows) return refuse(reply, 'invalid', refusalText(rows));
      return db.transaction().execute(async (tx) => {
        const outcome = await saveSpend(tx, rows);
        const by = operatorSession.operator.name;
        await writeAudit(tx, { action: 'spend-imported', by, detail: `${outcome.lines}` }, now());
        return outcome satisfies SpendOutcome;
      });
    });
  };
}
