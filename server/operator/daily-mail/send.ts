import type { Selectable } from 'kysely';
import { brand } from '../../../content/brand.ts';
import { dayAt, plusDays } from '../../../core/operator/period.ts';
import { isAllowed } from '../../../core/operator/roles.ts';
import { hourAt } from '../../../core/operator/zoned-time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import { alertSentence } from '../alerts/sentence.ts';
import { readAlertSettings } from '../alerts/settings.ts';
import { listOpenAlerts } from '../alerts/store.ts';
import type { OperatorDeps } from '../deps.ts';
import { readInboxCounts } from '../inbox/query.ts';
import { readDayFigures } from './figures.ts';
import { dailyReport } from './words.ts';

type Recipient = Pick<Selectable<Database['operator']>, 'id' | 'email' | 'role'>;

/** Of the operator's clock. Later than this a mail about yesterday is not sent any more. */
const FIRST_HOUR = 7;
const LAST_HOUR = 12;

export async function sendDailyMails({ db, queue, now }: Pick<OperatorDeps, 'db' | 'queue' | 'now'>): Promise<void> {
  const { timeZone } = await readAlertSettings(db);
  const operators = await db.selectFrom('operator').selectAll().where('daily_mails', '=', true).orderBy('id').execute();
  for (const operator of operators) {
    const zone = operator.time_zone ?? timeZone;
    const hour = hourAt(now().getTime(), zone);
    const today = dayAt(now().getTime(), zone);
    if (hour < FIRST_HOUR || hour >= LAST_HOUR || today <= (operator.daily_mailed_on ?? '')) continue;
    const facts = await readReport(db, operator, plusDays(today, -1), { zone, alertZone: timeZone, now: now() });
    await db.transaction().execute(async (tx) => {
      if (!(await claimDay(tx, operator, today))) return;
      await queue.add(tx, 'mail', { template: 'daily-report', to: operator.email ?? brand.supportEmail, facts });
    });
  }
}

/** False where another server has sent the mail of this day. */
async function claimDay(tx: Db, { id }: Recipient, day: string): Promise<boolean> {
  const inserted = await tx
    .updateTable('operator')
    .set({ daily_mailed_on: day })
    .where('id', '=', id)
    .where('daily_mails', '=', true)
    .where((row) => row.or([row('daily_mailed_on', 'is', null), row('daily_mailed_on', '<', day)]))
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function readReport(
  db: Db,
  { role }: Recipient,
  day: string,
  at: { readonly zone: string; readonly alertZone: string; readonly now: Date },
) {
  const { zone, alertZone, now } = at;
  const alerts = isAllowed(role, 'see-revenue') ? await listOpenAlerts(db) : undefined;
  return dailyReport({
    day,
    yesterday: await readDayFigures(db, day, zone),
    weekBefore: await readDayFigures(db, plusDays(day, -7), zone),
    waiting: isAllowed(role, 'see-people') ? await readInboxCounts(db, now) : undefined,
    alerts: alerts?.map((alert) => alertSentence(alert, alertZone)),
  });
}
