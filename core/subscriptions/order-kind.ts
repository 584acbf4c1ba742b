/** `once`: a plan that is paid once. `offer`: what was taken after the order of a plan, and charged to its card. */
export const ORDER_KINDS = ['subscription', 'once', 'offer'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export function orderKindOf({ once, upsell }: { readonly once: boolean; readonly upsell: boolean }): OrderKind {
  if (upsell) return 'offer';
  return once ? 'once' : 'subscription';
}
