/** The words of the revenue page about the balance at the payment provider. */
export const balanceCopy = {
  title: 'By the day the money moved',
  note: "The payment provider's balance, imported until {time} and whole since {since}. A refund counts on the day it was made. These figures add up to the payouts.",
  never: "The payment provider's balance has not been imported yet. This happens a quarter of an hour after the first payment.",
  what: 'What',
  amount: 'Amount',
  charges: 'Charged',
  refunds: 'Refunded',
  disputes: 'Disputes, lost and won',
  fees: 'Fees',
  other: 'Other',
  net: 'Net change of the balance',
  tax: 'Of this, tax to hand on',
  others: 'Transactions in {currencies} are not in these figures.',
};

export const payoutsCopy = {
  title: 'Payouts',
  note: 'What came to your bank, and what it is made of. A difference is what the provider has not listed.',
  empty: 'No payout began in this period.',
  day: 'Begun',
  amount: 'Payout',
  difference: 'Difference',
};

export const settledCopy = {
  title: 'As settled',
  note: 'Payments of the currency above that reached the balance in another one, each by the rate of its day. The payouts are in that currency, and so are the fees, which the net revenue above does not know.',
  currency: 'Settled in',
  paid: 'Paid by buyers',
};
