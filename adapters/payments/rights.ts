/** What a restricted key must be allowed to do, by the resource in an address of Stripe's API. */
export const KEY_RIGHTS: Readonly<Record<string, 'read' | 'write'>> = {
  'billing_portal/configurations': 'write',
  'billing_portal/sessions': 'write',
  charges: 'read',
  'checkout/sessions': 'write',
  coupons: 'write',
  customers: 'write',
  disputes: 'read',
  events: 'read',
  invoice_payments: 'read',
  invoices: 'read',
  prices: 'write',
  products: 'write',
  refunds: 'write',
  subscription_schedules: 'write',
  subscriptions: 'write',
  webhook_endpoints: 'write',
};
