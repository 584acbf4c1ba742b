import { brand } from '../../../content/brand.ts';
import { alertsCopy } from '../../../content/operator/alerts.ts';
import { isAllowed } from '../../../core/operator/roles.ts';
import { fill } from '../../../core/presentation/fill.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { alertSentence } from './sentence.ts';
import type { AlertRow } from './store.ts';

/** One mail for all alerts that opened together, to those who want it and may see what it says. */
export async function mailAlerts(
  tx: Db,
  queue: Pick<Queue, 'add'>,
  opened: readonly AlertRow[],
  timeZone: string,
): Promise<void> {
  const [first, ...others] = opened.map((alert) => alertSentence(alert, timeZone));
  if (first === undefined) return;
  const headline = others.length === 0 ? first : fill(alertsCopy.several, { count: opened.length });
  const facts = { headline, sentences: [first, ...others].join('\n') };
  const operators = await tx.selectFrom('operator').select(['email', 'role']).where('alert_mails', '=', true).execute();
  for (const { email, role } of operators) {
    if (!isAllowed(role, 'see-revenue')) continue;
    await queue.add(tx, 'mail', { template: 'alerts-opened', to: email ?? brand.supportEmail, facts });
  }
}
