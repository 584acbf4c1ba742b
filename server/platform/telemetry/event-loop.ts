import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;

/** In milliseconds. */
export type EventLoopDelay = { readonly p50: number; readonly p99: number };

/** Each reading tells of the time since the one before. */
export function openEventLoopMonitor(): () => EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return () => {
    const delay = (percent: number) =>
      histogram.count === 0 ? 0 : Math.max(0, histogram.percentile(percent) / 1e6 - RESOLUTION_MS); // it counts the waiting too
    const read = { p50: delay(50), p99: delay(99) };
    histogram.reset();
    return read;
  };
}
