export type Clock = { now(): number; wait(ms: number): Promise<void> };

/** Shared by all visitors. A caller that comes too early waits. */
export class RateLimiter {
  private next = 0;
  private readonly everyMs: number;
  private readonly clock: Clock;

  constructor(everyMs: number, clock: Clock) {
    this.everyMs = everyMs;
    this.clock = clock;
  }

  /** False at once when the wait would be longer than `maxWaitMs`. */
  async take(maxWaitMs: number): Promise<boolean> {
    const now = this.clock.now();
    const turn = Math.max(now, this.next);
    if (turn - now > maxWaitMs) return false;
    this.next = turn + this.everyMs;
    if (turn > now) await this.clock.wait(turn - now);
    return true;
  }
}
