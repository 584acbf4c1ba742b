import type { PaymentsPort } from '../../../adapters/payments/port.ts';
import { DAY_MS, HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { findSpan, saveSpan } from '../../platform/report-spans.ts';
import { findFirstPayment, saveTransactions } from './store.ts';

type ImportDeps = { readonly db: Db; readonly payments: PaymentsPort; readonly now: () => Date };

export const BALANCE = 'balance';
/** Read again each time, in case the provider's clock or list is late. */
const OVERLAP_MS = HOUR_MS;

/** Day by day, each with how far it has come in one transaction. False when `until` came before the present. */
export async function importBalance({ db, payments, now }: ImportDeps, until: number): Promise<boolean> {
  const span = await findSpan(db, BALANCE);
  const first = span?.since ?? (await findFirstPayment(db));
  if (!first) return true;
  const since = span?.since ?? new Date(first.getTime() - DAY_MS);
  for (let from = span?.until ?? since; ; ) {
    const to = new Date(Math.min(from.getTime() + DAY_MS, now().getTime()));
    const listed = await payments.balanceTransactions(new Date(from.getTime() - OVERLAP_MS), to);
    if (!listed.ok) throw new Error(`${listed.reason}: ${listed.detail}`);
    await db.transaction().execute(async (tx) => {
      await saveTransactions(tx, listed.value);
      await saveSpan(tx, BALANCE, { since, until: to });
    });
    if (to.getTime() < from.getTime() + DAY_MS) return true;
    if (now().getTime() > until) return false;
    from = to;
  }
}
