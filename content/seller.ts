/** The payment provider as merchant of record, where `STRIPE_MANAGED=on`: what its own terms and receipts call it, and what its lines on a statement begin with. */
export const providerSeller = {
  name: 'Sold through Link, LLC',
  short: 'Link',
  statement: 'LINK.COM',
  help: 'https://support.link.com/topics/sold-through-link',
} as const;
