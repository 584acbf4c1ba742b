/** Payments in other currencies than that of the plans. */
export const otherCurrenciesCopy = {
  title: 'In other currencies',
  note: 'Amounts of different currencies are never added: the figures of this page are in the currency of the plans, and hold none of these. Orders are counted together.',
  currency: 'Currency',
  orders: 'Orders',
  gross: 'Paid',
  refunded: 'Refunded',
  lost: 'Lost in disputes',
} as const;
