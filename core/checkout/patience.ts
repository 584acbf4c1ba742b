const WAITS_MS = [1000, 2000, 3000, 5000, 8000];
const LONGEST_MS = 15_000;

/** How long to wait before asking again about something that was asked about `asked` times: ever longer, up to 15 s. */
export function askAgainMs(asked: number): number {
  return WAITS_MS[asked - 1] ?? LONGEST_MS;
}
