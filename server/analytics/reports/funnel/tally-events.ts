import { effectOf } from '../../../../core/analytics/effect.ts';
import { countedAs, stagesOf } from '../../../../core/analytics/stages.ts';
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

/** By edition and funnel. */
type Funnels = ReadonlyMap<string, Funnel>;

export async function funnelsOf(tx: Db, events: readonly CountableEvent[]): Promise<Funnels> {
  const funnels = new Map<string, Funnel>();
  for (const event of events) {
    const key = keyOf(event);
    if (!funnels.has(key)) funnels.set(key, await funnelOf(tx, event.edition, event.funnel));
  }
  return funnels;
}

function keyOf({ edition, funnel }: Pick<CountableEvent, 'edition' | 'funnel'>): string {
  return `${edition ?? ''} ${funnel ?? ''}`;
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
  const effect = effectIn(funnels.get(keyOf(event)), event);
  const { hour = event.at.getTime(), arrival, first } = event.visit ?? {};
  const share = { visitors: arrival ? 1 : 0, counts: effect ? countsOfEvent(effect, first === true) : {} };
  const own = traits.map((dimension): Segment => ({ dimension, value: event[dimension] }));
  for (const segment of [ALL, ...own]) tally.add(hour, segment, share);
}

function effectIn(funnel: Funnel | undefined, event: CountableEvent) {
  const effect = funnel && effectOf(stagesOf(funnel), event);
  return effect && { ...effect, stage: countedAs(funnel, effect.stage) };
}

function seen(event: CountableEvent, funnels: Funnels): CountedEvent {
  const funnel = funnels.get(keyOf(event));
  const { source, device, browser, country } = event;
  return {
    at: event.at.getTime(),
    traits: { source, device, browser, country },
    effect: effectIn(funnel, event),
    answers: funnel ? countedAnswers(funnel, event) : {},
  };
}
