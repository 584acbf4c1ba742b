import { type AlertFacts, ruleOf } from '../../../core/alerts/limits.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { recordEvent } from '../../messages/webhooks/record.ts';
import type { OperatorDeps } from '../deps.ts';
import { readVerdicts } from './figures.ts';
import { mailAlerts } from './mail.ts';
import { alertSentence } from './sentence.ts';
import { readAlertSettings } from './settings.ts';
import { type AlertRow, openAlert, resolveAlert } from './store.ts';

export type AlertJobDeps = Pick<OperatorDeps, 'db' | 'queue' | 'now'>;

/** So that a figure that moves around its limit opens one alert and not many. */
const CALM_MS = HOUR_MS;

/** What opens and closes is written in one transaction with its messages, so servers that judge at once say it once. */
export async function evaluateAlerts({ db, queue, now }: AlertJobDeps): Promise<void> {
  const settings = await readAlertSettings(db);
  const at = now();
  const verdicts = await readVerdicts(db, settings, at);
  await db.transaction().execute(async (tx) => {
    const opened: AlertRow[] = [];
    for (const { rule, broken } of verdicts) {
      const row = broken
        ? await openAlert(tx, rule, broken, at)
        : await resolveAlert(tx, rule, new Date(at.getTime() - CALM_MS), at);
      if (!row) continue;
      if (broken) opened.push(row);
      const data = eventData(row, settings.timeZone);
      if (row.closed_at) {
        const closed = { ...data, closedAt: row.closed_at.toISOString() };
        await recordEvent(tx, queue, { type: 'alert.closed', subject: undefined, data: closed });
      } else await recordEvent(tx, queue, { type: 'alert.opened', subject: undefined, data });
    }
    await mailAlerts(tx, queue, opened, settings.timeZone);
  });
}

function eventData(row: AlertRow, timeZone: string) {
  const { id: alert, opened_at } = row;
  const { figure = 0, limit = 0 }: AlertFacts = row.facts;
  return { alert, ...ruleOf(row.rule), sentence: alertSentence(row, timeZone), figure, limit, openedAt: opened_at.toISOString() };
}
