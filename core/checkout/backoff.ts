const DELAYS_MS = [1000, 2000, 3000, 5000, 8000];
const MAX_DELAY_MS = 15_000;

/** How long to wait before asking again about something that was asked about `asked` times: ever longer, up to 15 s. */
export function pollBackoffMs(attempts: number): number {
  return DELAYS_MS[attempts - 1] ?? MAX_DELAY_MS;
}
