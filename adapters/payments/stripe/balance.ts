import type Stripe from 'stripe';
import type { BalanceEntry } from '../port.ts';
import { dateOf, idOf } from './responses.ts';

const PAGE_SIZE = 100;
/** Per call; a shop with more sales a day would need shorter spans. */
const MAX_ROWS = 10_000;

export async function listBalance(stripe: Stripe, from: Date, until: Date): Promise<readonly BalanceEntry[]> {
  const created = { gte: seconds(from), lt: seconds(until) };
  const all = stripe.balanceTransactions.list({ created, limit: PAGE_SIZE, expand: ['data.source'] });
  return (await all.autoPagingToArray({ limit: MAX_ROWS })).map(toBalanceTransaction);
}

export async function listPayout(stripe: Stripe, payout: string): Promise<readonly string[]> {
  const all = stripe.balanceTransactions.list({ payout, limit: PAGE_SIZE });
  return (await all.autoPagingToArray({ limit: MAX_ROWS })).map(({ id }) => id);
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

const KINDS: Readonly<Record<string, BalanceEntry['kind']>> = {
  charge: 'charge',
  charge_failure: 'charge',
  refund: 'refund',
  refund_failure: 'refund',
  partial_capture_reversal: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
};

function toBalanceTransaction(transaction: Stripe.BalanceTransaction): BalanceEntry {
  const { id, reporting_category, amount, fee, net, currency, created, source } = transaction;
  const kind = KINDS[reporting_category] ?? 'other';
  return {
    id,
    kind,
    amount,
    fee,
    net,
    currency: currency.toUpperCase(),
    chargeId: kind === 'payout' || kind === 'fee' ? undefined : chargeOf(source),
    payoutId: kind === 'payout' ? idOf(source) : undefined,
    createdAt: dateOf(created),
  };
}

function chargeOf(source: Stripe.BalanceTransaction['source']): string | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  if (source.object === 'charge') return source.id;
  return source.object === 'refund' || source.object === 'dispute' ? idOf(source.charge) : undefined;
}
