import type { PaymentsPort } from '../../../adapters/payments/port.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { assignPayout, findOpenPayouts } from './store.ts';

type LinkDeps = { readonly db: Db; readonly payments: PaymentsPort; readonly now: () => Date };

/** The provider finishes the list of a payout within days. */
const MAX_AGE_MS = 14 * DAY_MS;

/** Asks what each payout brought to the bank until its parts add up to it. */
export async function linkPayouts({ db, payments, now }: LinkDeps): Promise<void> {
  for (const payoutId of await findOpenPayouts(db, new Date(now().getTime() - MAX_AGE_MS))) {
    const parts = await payments.transactionsOfPayout(payoutId);
    if (!parts.ok && parts.reason === 'unreachable') throw new Error(parts.detail);
    if (parts.ok) await assignPayout(db, payoutId, parts.value);
  }
}
