const DELAYS_MS = [1000, 2000, 3000, 5000, 8000];
const MAX_DELAY_MS = 15_000;

export function pollBackoffMs(attempts: number): number {
  return DELAYS_MS[attempts - 1] ?? MAX_DELAY_MS;
}
