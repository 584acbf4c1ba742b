import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { now } from '../clock.ts';
import type { TrackedEvent } from '../events.ts';

/** Milliseconds; CLS is a share of the screen. */
export function watchVitals(track: (event: TrackedEvent) => void, route: string): void {
  const tracked = new Set<string>();
  const report = ({ name, value }: Metric) => {
    // The library reports a metric again when it changes after the page was left.
    if (tracked.has(name)) return;
    tracked.add(name);
    const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
    track({ name: 'Web Vital', properties: { metric: name, value: rounded, route }, at: now() });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
