import type { Tally } from '../../../../core/analytics/tally.ts';
import {
  ALL,
  type CountedEvent,
  countsOfEvent,
  type Segment,
  traits,
  type Visit,
  withEvent,
} from '../../../../core/analytics/visit.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedAnswers } from './counted-answers.ts';
import { type EventFunnels, effectIn } from './event-funnels.ts';
import { type CountableEvent, findVisits, saveVisits } from './store.ts';

export async function countVisitors(
  tx: Db,
  tally: Tally,
  events: readonly CountableEvent[],
  funnels: EventFunnels,
): Promise<void> {
  const byDevice = Map.groupBy(events, ({ device_id }) => String(device_id));
  const known = await findVisits(tx, [...byDevice.keys()]);
  const changed = new Map<string, Visit>();
  for (const [device, own] of byDevice) {
    const before = known.get(device);
    let after = before && structuredClone(before);
    for (const event of own) after = withEvent(after, seen(event, funnels));
    if (!after) continue;
    tally.change(before, after);
    changed.set(device, after);
  }
  await saveVisits(tx, changed);
}

/** The browser reports what an anonymous event counts for. */
export function countAnonymous(tally: Tally, event: CountableEvent, funnels: EventFunnels): void {
  const effect = effectIn(funnels(event), event);
  const { hour = event.at.getTime(), arrival, first } = event.visit ?? {};
  const share = { visitors: arrival ? 1 : 0, counts: effect ? countsOfEvent(effect, first === true) : {} };
  const own = traits.map((dimension): Segment => ({ dimension, value: event[dimension] }));
  for (const segment of [ALL, ...own]) tally.add(hour, segment, share);
}

function seen(event: CountableEvent, funnels: EventFunnels): CountedEvent {
  const funnel = funnels(event);
  const { source, device, browser, country } = event;
  return {
    at: event.at.getTime(),
    traits: { source, device, browser, country },
    effect: effectIn(funnel, event),
    answers: funnel ? countedAnswers(funnel, event) : {},
  };
}
