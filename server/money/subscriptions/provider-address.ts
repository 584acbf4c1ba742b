import type { PaymentsPort } from '../../../adapters/payments/port.ts';
import { brand } from '../../../content/brand.ts';
import { normalEmail } from '../../../core/leads/email.ts';
import { isErased } from '../../../core/privacy/erased.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { hashOf } from '../../platform/token.ts';

/** A change on the manage page reaches the provider first, and this database within this time. */
const WAIT_MS = 2 * MINUTE_MS;

export async function compareAddressLater(tx: Db, queue: Queue, customerId: string, seenAt: Date): Promise<void> {
  const key = `${customerId}:${seenAt.getTime()}`;
  await queue.add(tx, 'compare-address', { customerId }, { key, waitMs: WAIT_MS });
}

type AddressDeps = {
  readonly db: Db;
  readonly payments: Pick<PaymentsPort, 'readCustomerEmail'>;
  readonly queue: Pick<Queue, 'add'>;
};

/** Sign-in and mails go by the address that was confirmed here, so another one at the provider is told and not taken over. */
export async function compareAddress({ db, payments, queue }: AddressDeps, customerId: string): Promise<void> {
  const read = await payments.readCustomerEmail(customerId);
  if (!read.ok && read.reason !== 'not_found') throw new Error(`${read.reason}: ${read.detail}`);
  if (!read.ok || read.value === undefined) return;
  const there = normalEmail(read.value);
  const orders = await db
    .selectFrom('subscriptions')
    .select(['id', 'email'])
    .where('customer_id', '=', customerId)
    .where('email', '!=', there)
    .execute();
  for (const { id: subscriptionId, email } of orders) {
    if (isErased(email)) continue;
    const facts = { email, subscriptionId, providerEmail: there };
    const mail = { template: 'address-differs-to-support', to: brand.supportEmail, facts } as const;
    await queue.add(db, 'mail', mail, { key: `${subscriptionId}:differs:${hashOf(there)}` });
  }
}
