import { ruleOf } from '../../../core/alerts/limits.ts';
import { type AlertEntry, type AlertReport, AlertSettings } from '../../../core/api/operator/alerts.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { alertSentence } from './sentence.ts';
import { readAlertSettings, saveAlertSettings } from './settings.ts';
import { type AlertRow, listOpenAlerts, listPastAlerts } from './store.ts';

const MAX_PAST = 50;

export function alertRoutes({ db, now }: Pick<OperatorDeps, 'db' | 'now'>): Routes {
  return async (app) => {
    app.get('/alerts', { config: { permission: 'see-revenue' } }, async (): Promise<AlertReport> => {
      const settings = await readAlertSettings(db);
      const entryOf = (row: AlertRow) => alertEntry(row, settings.timeZone);
      return {
        settings,
        open: (await listOpenAlerts(db)).map(entryOf),
        past: (await listPastAlerts(db, MAX_PAST)).map(entryOf),
      };
    });

    const limits = { config: { permission: 'set-alerts' } as const, schema: { body: AlertSettings } };
    app.post('/alerts/limits', limits, async ({ body, operatorSession }) => {
      await db.transaction().execute(async (tx) => {
        await saveAlertSettings(tx, body);
        const by = operatorSession.operator.name;
        await writeAudit(tx, { action: 'alert-limits-set', by, detail: JSON.stringify(body) }, now());
      });
      return { success: true };
    });
  };
}

function alertEntry(row: AlertRow, timeZone: string): AlertEntry {
  const { id, rule, opened_at, closed_at } = row;
  const times = { openedAt: opened_at.getTime(), closedAt: closed_at?.getTime() ?? null };
  return { id, rule: ruleOf(rule).rule, sentence: alertSentence(row, timeZone), ...times };
}
