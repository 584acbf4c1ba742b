import type { EventProperties } from '../../../core/analytics/catalogue.ts';
import { now } from '../clock.ts';
import type { Told } from '../events.ts';

type Metric = EventProperties<'Web Vital'>['metric'];
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Measures how the page felt, and tells it when the page is first left: milliseconds, and for CLS a share of the screen. */
export function watchVitals(tell: (told: Told) => void, route: string): void {
  const values = new Map<Metric, number>();
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 40 }) });
  };
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && values.set('FCP', startTime));
  watch('largest-contentful-paint', ({ startTime }) => values.set('LCP', startTime));
  watch('event', ({ duration }) => values.set('INP', Math.max(duration, values.get('INP') ?? 0)));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    values.set('CLS', (values.get('CLS') ?? 0) + (hadRecentInput ? 0 : value));
  });
  watch('navigation', (entry) => values.set('TTFB', (entry as PerformanceNavigationTiming).responseStart));
  const left = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', left);
    for (const [metric, value] of values) {
      const rounded = metric === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
      tell({ name: 'Web Vital', properties: { metric, value: rounded, route }, at: now() });
    }
  };
  document.addEventListener('visibilitychange', left);
}
