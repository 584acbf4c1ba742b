import { furtherFunnel } from '../../outline.ts';
import { clearAttribution, saveAttribution } from '../attribution.ts';
import { after } from '../clock.ts';
import { configuration } from '../configuration.ts';
import { consentTo, onConsentChange } from '../consent.ts';
import type { PageEntry, TrackedEvent } from '../events.ts';
import { randomId } from '../random-id.ts';
import { describeBatch, type PendingEvent } from './event-batch.ts';
import { isFirstTime } from './first-time.ts';
import { clearIdentity } from './identity.ts';
import { clearPending, savePending, takePending } from './pending-events.ts';
import { beacon, send } from './send.ts';
import { userProperties } from './user-properties.ts';
import { watchVitals } from './vitals.ts';

/** Defaults; the server's configuration replaces them. */
const settings = { flushMs: 10_000, queue: 30 };
const MAX_BATCH = 100;
const MAX_PENDING = 1000;
const DOUBLE_TAP_MS = 400;

export function startTracking(entrance: PageEntry): (tracked: TrackedEvent) => void {
  const funnel = furtherFunnel();
  const seen = new Set<string>();
  let pending: readonly PendingEvent[] = [];
  let sending = false;
  let stopTimer: (() => void) | undefined;
  let arrived = entrance.seenBefore.length > 0;
  let last = { text: '', at: 0 };

  const set = (next: readonly PendingEvent[]) => {
    pending = next.slice(-MAX_PENDING);
    if (consentTo('statistics')) savePending(pending);
  };

  function receive(tracked: TrackedEvent): void {
    const text = JSON.stringify([tracked.name, tracked.properties]);
    const again = text === last.text && tracked.at - last.at < DOUBLE_TAP_MS;
    last = { text, at: tracked.at };
    if (again) return;
    if (tracked.occasion !== undefined && !isFirstTime(`${tracked.name} ${tracked.occasion}`)) return;
    const event = { ...tracked, id: randomId(), ...mark(tracked), ...(funnel && { funnel }) };
    set([...pending, consentTo('answers') ? event : withoutAnswers(event)]);
    if (pending.length >= settings.queue) void flush();
    else stopTimer ??= after(settings.flushMs, () => void flush());
  }

  /** Whether the event is the first of this visit, and the first of its kind at its stage. */
  function mark({ name, properties }: TrackedEvent): Pick<PendingEvent, 'arrival' | 'first'> {
    const kind = `${name} ${properties.step_id ?? ''}`;
    const first = !seen.has(kind) && !entrance.seenBefore.includes(String(properties.step_id));
    const arrival = !arrived;
    seen.add(kind);
    arrived = true;
    return { ...(arrival && { arrival }), ...(first && { first }) };
  }

  async function flush(): Promise<void> {
    stopTimer?.();
    stopTimer = undefined;
    if (sending || pending.length === 0) return;
    sending = true;
    const ids = new Set(pending.slice(0, MAX_BATCH).map(({ id }) => id));
    const isSent = ({ id }: PendingEvent) => ids.has(id);
    // The visitor may withdraw a consent between two attempts.
    const settled = await send(() => describeBatch(pending.filter(isSent), entrance));
    sending = false;
    if (settled) set(pending.filter((event) => !isSent(event)));
    if (pending.length === 0) return;
    if (settled && pending.length >= settings.queue) void flush();
    else stopTimer ??= after(settings.flushMs, () => void flush());
  }

  function hidden(): void {
    if (document.visibilityState === 'hidden') leave();
  }

  /** A beacon is never confirmed: its events are sent again if the page lives on, and count once. */
  function leave(): void {
    for (let from = 0; from < pending.length; from += settings.queue)
      beacon(describeBatch(pending.slice(from, from + settings.queue), entrance));
  }

  function consentChanged(): void {
    if (!consentTo('answers')) pending = pending.map(withoutAnswers);
    if (consentTo('statistics')) {
      saveAttribution(entrance);
      savePending(pending);
    } else {
      clearIdentity();
      clearPending();
      clearAttribution();
    }
  }

  const { browser } = userProperties(entrance);
  if (browser !== 'none' && !arrived)
    queueMicrotask(() => receive({ name: 'In-App Browser', properties: { browser }, at: entrance.at }));
  if (!arrived) watchVitals(receive, new URL(entrance.address).pathname);
  document.addEventListener('visibilitychange', hidden);
  // Some browsers close a page without hiding it first.
  addEventListener('pagehide', leave);
  addEventListener('online', () => void flush());
  onConsentChange(consentChanged);
  if (consentTo('statistics')) set(takePending());
  consentChanged();
  if (pending.length > 0) void flush();
  void configuration().then((tracked) => Object.assign(settings, tracked?.events));
  return receive;
}

function withoutAnswers({ properties: { answers: _, ...properties }, ...event }: PendingEvent): PendingEvent {
  return { ...event, properties };
}
