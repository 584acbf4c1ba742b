import { forgetAttribution, noteAttribution } from '../attribution.ts';
import { after } from '../clock.ts';
import { configuration } from '../configuration.ts';
import { consentTo, onConsentChange } from '../consent.ts';
import type { Entrance, Told } from '../events.ts';
import { randomId } from '../random-id.ts';
import { describe, type Waiting } from './describe.ts';
import { forgetIdentity } from './identity.ts';
import { forgetKept, keepWaiting, takeKept } from './kept.ts';
import { isFirstTime } from './occasions.ts';
import { beacon, send } from './send.ts';
import { surroundings } from './surroundings.ts';
import { watchVitals } from './vitals.ts';

/** As the server asks for unless it says otherwise. */
const settings = { flushMs: 10_000, queue: 30 };
/** So much is sent at once, and kept when nobody can be reached. */
const MOST_AT_ONCE = 100;
const MOST_KEPT = 1000;
/** A second tap within this time is part of the first. */
const DOUBLE_TAP_MS = 400;

/** Begins to send what is told, each event once. Returns whom to tell. */
export function startTelling(entrance: Entrance): (told: Told) => void {
  const seen = new Set<string>();
  let waiting: readonly Waiting[] = [];
  let sending = false;
  let stopTimer: (() => void) | undefined;
  let arrived = entrance.seenBefore.length > 0;
  let last = { text: '', at: 0 };

  const set = (next: readonly Waiting[]) => {
    waiting = next.slice(-MOST_KEPT);
    if (consentTo('statistics')) keepWaiting(waiting);
  };

  function tell(told: Told): void {
    const text = JSON.stringify([told.name, told.properties]);
    const again = text === last.text && told.at - last.at < DOUBLE_TAP_MS;
    last = { text, at: told.at };
    if (again) return;
    if (told.occasion !== undefined && !isFirstTime(`${told.name} ${told.occasion}`)) return;
    const event = { ...told, id: randomId(), ...mark(told) };
    set([...waiting, consentTo('answers') ? event : withoutAnswers(event)]);
    if (waiting.length >= settings.queue) void flush();
    else stopTimer ??= after(settings.flushMs, () => void flush());
  }

  /** Whether it is the first event of this visit, and the first of its kind where it happened. */
  function mark({ name, properties }: Told): Pick<Waiting, 'arrival' | 'first'> {
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
    if (sending || waiting.length === 0) return;
    sending = true;
    const ids = new Set(waiting.slice(0, MOST_AT_ONCE).map(({ id }) => id));
    const isSent = ({ id }: Waiting) => ids.has(id);
    // As they are by then: the visitor may take something back between two tries.
    const settled = await send(() => describe(waiting.filter(isSent), entrance));
    sending = false;
    if (settled) set(waiting.filter((event) => !isSent(event)));
    if (waiting.length === 0) return;
    if (settled && waiting.length >= settings.queue) void flush();
    else stopTimer ??= after(settings.flushMs, () => void flush());
  }

  function hidden(): void {
    if (document.visibilityState === 'hidden') leave();
  }

  /** What was sent by a beacon nobody confirms: it is sent again if the page lives on, and counts once all the same. */
  function leave(): void {
    for (let from = 0; from < waiting.length; from += settings.queue)
      beacon(describe(waiting.slice(from, from + settings.queue), entrance));
  }

  function consentChanged(): void {
    if (!consentTo('answers')) waiting = waiting.map(withoutAnswers);
    if (consentTo('statistics')) {
      noteAttribution(entrance);
      keepWaiting(waiting);
    } else {
      forgetIdentity();
      forgetKept();
      forgetAttribution();
    }
  }

  const { browser } = surroundings(entrance);
  if (browser !== 'none' && !arrived)
    queueMicrotask(() => tell({ name: 'In-App Browser', properties: { browser }, at: entrance.at }));
  if (!arrived) watchVitals(tell, new URL(entrance.address).pathname);
  document.addEventListener('visibilitychange', hidden);
  // Some browsers close a page without hiding it first.
  addEventListener('pagehide', leave);
  addEventListener('online', () => void flush());
  onConsentChange(consentChanged);
  if (consentTo('statistics')) set(takeKept());
  consentChanged();
  if (waiting.length > 0) void flush();
  void configuration().then((told) => Object.assign(settings, told?.events));
  return tell;
}

function withoutAnswers({ properties: { answers: _, ...properties }, ...event }: Waiting): Waiting {
  return { ...event, properties };
}
