import type { EventName, EventProperties } from '../../core/analytics/catalogue.ts';
import { messageForEvent } from '../../core/analytics/limits.ts';
import { afterPaint, now, whenIdle } from './clock.ts';

/** Something that happened, as it was told. */
export type Told = {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly at: number;
  /** What it happened to, where that can happen only once: told again, it is the same event. */
  readonly occasion?: string;
};

/** How the page was come to, noted before the address changes. */
export type Entrance = {
  readonly at: number;
  readonly address: string;
  readonly referrer: string;
  /** Stages that were seen before, in a page that this one goes on from; none when the visitor has just arrived. */
  readonly seenBefore: readonly string[];
};

let listener: ((told: Told) => void) | undefined;
const queue: Told[] = [];
let cancelDelivery: (() => void) | undefined;

type TrackOptions = { readonly occasion?: string; readonly at?: number };

/** Tracks an event. It costs the frame of a tap nothing: the queue is delivered after the next paint, or when the page is left. */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>, options: TrackOptions = {}): void {
  queue.push({ at: now(), ...options, name, properties });
  if (listener) cancelDelivery ??= afterPaint(deliver);
}

function deliver(): void {
  cancelDelivery?.();
  cancelDelivery = undefined;
  if (!listener) return;
  for (const told of queue.splice(0)) listener(told);
}

/** Begins to listen; the code that does is loaded once the page is painted and quiet. `address` is where the page was opened. */
export function startEvents(seenBefore: readonly string[], address = location.href): void {
  const entrance: Entrance = { at: now(), address, referrer: document.referrer, seenBefore };
  document.addEventListener('visibilitychange', deliver);
  addEventListener('pagehide', deliver);
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason instanceof Error ? reason.message : String(reason)));
  const load = () =>
    import('./telling/start.ts').then(
      ({ startTelling }) => {
        listener = startTelling(entrance);
        deliver();
      },
      () => addEventListener('online', load, { once: true }),
    );
  whenIdle(() => void load(), 500);
}

function report(message: string): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const release = script.slice(script.lastIndexOf('/') + 1) || 'unknown';
  track('Client Error', { message: messageForEvent(message), release, route: location.pathname });
}

/** Whether the browser shows again what it has shown before: a reload, or a way back from another site. */
export function isSeenAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}
