/** `refused` is final; the others may be retried. `detail` is for the log, without addresses, answers and secrets. */
export type DeliveryOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'unreachable' | 'busy' | 'refused';
      readonly detail: string;
      readonly retryAfterMs?: number;
    };
