import { DAY_MS } from '../time.ts';

/** Standard Webhooks advises to switch off an endpoint that fails for several days. */
export const MAX_FAILING_DAYS = 5;
/** A shop with one order a week does not switch off by two of them. */
const MIN_FAILURES = 20;

/** `failures` without a success, the first of them at `since`. */
export function isFailingForGood(since: Date, failures: number, now: Date): boolean {
  return failures >= MIN_FAILURES && now.getTime() - since.getTime() >= MAX_FAILING_DAYS * DAY_MS;
}
