/**
 * What became of something we sent to a system outside. `refused`: this never arrives. `busy` and `unreachable`: not now, and not
 * before `retryAfterMs`, where it says so. `detail` is for the log: it holds no address, no answer and no secret.
 */
export type DeliveryOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'unreachable' | 'busy' | 'refused';
      readonly detail: string;
      readonly retryAfterMs?: number;
    };
