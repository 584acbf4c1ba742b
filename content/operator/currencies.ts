/** Payments in other currencies than that of a report. */
export const otherCurrenciesCopy = {
  title: 'In other currencies',
  note: 'Amounts of different currencies are never added: the sums of this page are in one currency, and hold none of these.',
  currency: 'Currency',
  orders: 'Orders',
  gross: 'Paid',
  refunded: 'Refunded',
  lost: 'Lost in disputes',
} as const;
