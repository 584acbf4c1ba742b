/** Bars fill one after another; returns 0 to 1 for each. Milliseconds. */
export function sequence(durations: readonly number[], pause: number, elapsed: number): number[] {
  let start = 0;
  return durations.map((duration) => {
    const share = Math.min(1, Math.max(0, (elapsed - start) / duration));
    start += duration + pause;
    return share;
  });
}

export function sequenceLength(durations: readonly number[], pause: number): number {
  return durations.reduce((sum, duration) => sum + duration, 0) + pause * Math.max(0, durations.length - 1);
}
