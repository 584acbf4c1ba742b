import type { AlertSettings } from '../../../core/api/operator/alerts.ts';
import type { Db } from '../../platform/db/client.ts';

/** Until an operator sets others. Card networks begin to fine at about 1 % of disputes. */
const DEFAULTS: AlertSettings = {
  timeZone: 'UTC',
  revenue: null,
  revenueIn: {},
  revenueHour: 18,
  acceptance: 50,
  refunds: 10,
  disputes: 0.75,
  duplicates: 5,
  withdrawals: null,
  mails: 2500,
  deliveries: 10,
  silence: null,
  anomalies: true,
};

export async function readAlertSettings(db: Db): Promise<AlertSettings> {
  const row = await db.selectFrom('alert_settings').select('settings').executeTakeFirst();
  return { ...DEFAULTS, ...row?.settings }; // a limit may be younger than what was saved
}

export async function saveAlertSettings(tx: Db, changed: AlertSettings): Promise<void> {
  const settings = JSON.stringify(changed);
  await tx
    .insertInto('alert_settings')
    .values({ id: 1, settings })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ settings }))
    .execute();
}
