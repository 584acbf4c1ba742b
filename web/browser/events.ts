import type { StageId } from '../../content/funnel/index.ts';
import type { catalogue, EventName, EventProperties } from '../../core/analytics/catalogue.ts';
import { afterPaint, now } from './clock.ts';

export type TrackedEvent = {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly at: number;
  /** Events of one name and occasion count once. */
  readonly occasion?: string;
};

export type PageEntry = {
  readonly at: number;
  readonly address: string;
  readonly referrer: string;
  /** Stages of an earlier page of this visit; empty on arrival. */
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

/** The queue is delivered after the next paint, so that a tap costs no frame. */
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

/** Sorted, because code that loads later tracks earlier moments too. */
export function deliverEvents(to: (event: TrackedEvent) => void): void {
  listener = to;
  queue.sort((one, other) => one.at - other.at);
  document.addEventListener('visibilitychange', deliver);
  addEventListener('pagehide', deliver);
  deliver();
}

export function trackErrors(): void {
  // What fails here must not be told, or the telling of it would fail without an end.
  const tell = (message: string) => void report(message).catch(() => undefined);
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason instanceof Error ? reason.message : String(reason)));
}

async function report(message: string): Promise<void> {
  const limits = await import('../../core/analytics/limits.ts');
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const release = script.slice(script.lastIndexOf('/') + 1) || 'unknown';
  track('Client Error', { message: limits.messageForEvent(message), release, route: location.pathname });
}
