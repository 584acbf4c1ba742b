export const checkoutOutcomes = ['paid', 'failed', 'left', 'open'] as const;
export type CheckoutOutcome = (typeof checkoutOutcomes)[number];

type EndedAttempt = {
  readonly status: 'open' | 'paid' | 'failed' | 'expired';
  /** The bank's last refusal. */
  readonly declineReason: string | null;
};

/** A payment page outlives a refused card, so an expired attempt may be a declined one. */
export function outcomeOf({ status, declineReason }: EndedAttempt): {
  readonly outcome: CheckoutOutcome;
  readonly reason: string;
} {
  if (status === 'paid' || status === 'open') return { outcome: status, reason: '' };
  if (declineReason !== null) return { outcome: 'failed', reason: declineReason };
  return status === 'failed' ? { outcome: 'failed', reason: 'unknown' } : { outcome: 'left', reason: '' };
}
