/** What was paid, and what came of it, as a cashier would write it down by hand. Amounts are cents. */
export type LedgerOrder = {
  readonly id: string;
  readonly sessionId: string;
  email: string;
  /** Of the last payment that arrived. */
  paid: number;
  returned: number;
  dispute: 'open' | 'won' | 'lost' | undefined;
  ended: boolean;
  cancelled: boolean;
  /** A renewal was not charged. */
  unpaid: boolean;
};

export class Ledger {
  readonly orders: LedgerOrder[] = [];
  readonly emails = new Set<string>();
  /** What happened, to be read when the law is broken. */
  readonly story: string[] = [];

  of(email: string): readonly LedgerOrder[] {
    return this.orders.filter((order) => order.email === email);
  }

  order(id: string): LedgerOrder {
    const order = this.orders.find((one) => one.id === id);
    if (!order) throw new Error(`Order ${id} is not in the ledger.`);
    return order;
  }
}

/** The whole law: access for money that we keep, and for nothing else. */
export function hasPaid({ paid, returned, dispute, ended }: LedgerOrder): boolean {
  return !ended && paid > returned && dispute !== 'lost';
}
