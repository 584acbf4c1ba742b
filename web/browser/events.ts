import type { EventName, EventProperties } from '../../core/analytics/catalogue.ts';
import { messageForEvent } from '../../core/analytics/limits.ts';
import { now, whenIdle } from './clock.ts';

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
const early: Told[] = [];

/** Tells that something happened. It costs the screen nothing: what is told waits until the page has time for it. */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>, occasion?: string): void {
  const told: Told = { name, properties, at: now(), ...(occasion !== undefined && { occasion }) };
  if (listener) listener(told);
  else early.push(told);
}

/** Begins to listen; the code that does is loaded once the page is painted and quiet. */
export function startEvents(seenBefore: readonly string[]): void {
  const entrance: Entrance = { at: now(), address: location.href, referrer: document.referrer, seenBefore };
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason instanceof Error ? reason.message : String(reason)));
  const load = () =>
    import('./telling/start.ts').then(
      ({ startTelling }) => {
        listener = startTelling(entrance);
        for (const told of early.splice(0)) listener(told);
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
