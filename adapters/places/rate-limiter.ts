export type Clock = { now(): number; wait(ms: number): Promise<void> };

/** Lets something happen once in a while, whoever asks for it: who asks too early waits, and who would wait too long is sent away. */
export class RateLimiter {
  private next = 0;
  private readonly everyMs: number;
  private readonly clock: Clock;

  constructor(everyMs: number, clock: Clock) {
    this.everyMs = everyMs;
    this.clock = clock;
  }

  /** True when it is the asker's turn; false at once where that would take longer than `patienceMs`. */
  async take(patienceMs: number): Promise<boolean> {
    const now = this.clock.now();
    const turn = Math.max(now, this.next);
    if (turn - now > patienceMs) return false;
    this.next = turn + this.everyMs;
    if (turn > now) await this.clock.wait(turn - now);
    return true;
  }
}
