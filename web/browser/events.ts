import type { StageId } from '../../content/funnel/index.ts';
import type { catalogue, EventName, EventProperties } from '../../core/analytics/catalogue.ts';
import { afterPaint, now } from './clock.ts';

/** Something that happened, as it was told. */
export type TrackedEvent = {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly at: number;
  /** What it happened to, where that can happen only once: told again, it is the same event. */
  readonly occasion?: string;
};

/** How the page was come to, noted before the address changes. */
export type PageEntry = {
  readonly at: number;
  readonly address: string;
  readonly referrer: string;
  /** Stages that were seen before, in a page that this one goes on from; none when the visitor has just arrived. */
  readonly seenBefore: readonly string[];
};

let listener: ((event: TrackedEvent) => void) | undefined;
const queue: TrackedEvent[] = [];
let cancelDelivery: (() => void) | undefined;

/** The server takes any stage; the page names those of this funnel only. */
type Properties = {
  readonly [Name in EventName]: 'step_id' extends keyof (typeof catalogue)[Name]
    ? Omit<EventProperties<Name>, 'step_id'> & { readonly step_id: StageId }
    : EventProperties<Name>;
};
type TrackOptions = { readonly occasion?: string; readonly at?: number };

/** Tracks an event. It costs the frame of a tap nothing: the queue is delivered after the next paint, or when the page is left. */
export function track<Name extends EventName>(name: Name, properties: Properties[Name], options: TrackOptions = {}): void {
  queue.push({ at: now(), ...options, name, properties });
  if (listener) cancelDelivery ??= afterPaint(deliver);
}

function deliver(): void {
  cancelDelivery?.();
  cancelDelivery = undefined;
  if (!listener) return;
  for (const event of queue.splice(0)) listener(event);
}

/** Delivers events from now on, in the order in which they happened: what waited was tracked by code that came later, too. */
export function deliverEvents(to: (event: TrackedEvent) => void): void {
  listener = to;
  queue.sort((one, other) => one.at - other.at);
  document.addEventListener('visibilitychange', deliver);
  addEventListener('pagehide', deliver);
  deliver();
}

/** Tracks errors that nothing has caught. */
export function trackErrors(): void {
  addEventListener('error', ({ message }) => void report(message));
  addEventListener('unhandledrejection', ({ reason }) => void report(reason instanceof Error ? reason.message : String(reason)));
}

async function report(message: string): Promise<void> {
  const { messageForEvent } = await import('../../core/analytics/limits.ts');
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const release = script.slice(script.lastIndexOf('/') + 1) || 'unknown';
  track('Client Error', { message: messageForEvent(message), release, route: location.pathname });
}
