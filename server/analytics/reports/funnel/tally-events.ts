import { effectOf } from '../../../../core/analytics/effect.ts';
import { stagesOf } from '../../../../core/analytics/stages.ts';
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
import type { Funnel } from '../../../../core/funnel/funnel.ts';
import { funnelOf } from '../../../editions/funnels.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedAnswers } from './counted-answers.ts';
import { type CountableEvent, findVisits, saveVisits } from './store.ts';

/** By edition. */
type Funnels = ReadonlyMap<string | null, Funnel>;

export async function funnelsOf(tx: Db, events: readonly CountableEvent[]): Promise<Funnels> {
  const funnels = new Map<string | null, Funnel>();
  for (const edition of new Set(events.map((event) => event.edition))) funnels.set(edition, await funnelOf(tx, edition));
  return funnels;
}

export async function countVisitors(tx: Db, tally: Tally, events: readonly CountableEvent[], funnels: Funnels): Promise<void> {
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
export function countAnonymous(tally: Tally, event: CountableEvent, funnels: Funnels): void {
  const effect = effectIn(funnels.get(event.edition), event);
  const { hour = event.at.getTime(), arrival, first } = event.visit ?? {};
  const share = { visitors: arrival ? 1 : 0, counts: effect ? countsOfEvent(effect, first === true) : {} };
  const own = traits.map((dimension): Segment => ({ dimension, value: event[dimension] }));
  for (const segment of [ALL, ...own]) tally.add(hour, segment, share);
}

function effectIn(funnel: Funnel | undefined, event: CountableEvent) {
  return funnel && effectOf(stagesOf(funnel), event);
}

function seen(event: CountableEvent, funnels: Funnels): CountedEvent {
  const funnel = funnels.get(event.edition);
  const { source, device, browser, country } = event;
  return {
    at: event.at.getTime(),
    traits: { source, device, browser, country },
    effect: effectIn(funnel, event),
    answers: funnel ? countedAnswers(funnel, event) : {},
  };
}
