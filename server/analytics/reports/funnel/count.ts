import { funnel } from '../../../../content/funnel/index.ts';
import { effectOf } from '../../../../core/analytics/effect.ts';
import { stagesOf } from '../../../../core/analytics/stages.ts';
import { Tally } from '../../../../core/analytics/tally.ts';
import {
  ALL,
  type CountedEvent,
  countsOfEvent,
  type Segment,
  traits,
  type Visit,
  withEvent,
} from '../../../../core/analytics/visit.ts';
import { validAnswers } from '../../../../core/funnel/answers.ts';
import type { Db } from '../../../platform/db/client.ts';
import { lastWritten } from '../../events/store.ts';
import { addCountRows } from './count-rows.ts';
import { type CountableEvent, findEvents, findVisits, lockCursor, moveCursor, saveVisits } from './store.ts';
import { admitValues } from './trait-values.ts';

const stages = stagesOf(funnel);

/** Small, so that requests are answered in between. */
const BATCH_SIZE = 1000;

/** Counts and cursor share a transaction, so an interruption neither loses nor repeats an event. Returns the number counted. */
export async function countEvents(db: Db, now: () => Date, deadline = Number.POSITIVE_INFINITY): Promise<number> {
  const startedAt = now();
  const last = await lastWritten(db);
  let counted = 0;
  for (let more = BATCH_SIZE; more === BATCH_SIZE && now().getTime() < deadline; counted += more)
    more = await countBatch(db, last, startedAt);
  return counted;
}

async function countBatch(db: Db, last: number, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const cursor = await lockCursor(tx);
    const found = await findEvents(tx, cursor, last, BATCH_SIZE);
    const counted = await admitValues(tx, found, now);
    const events = found.map((event) => ({ ...event, ...counted(event) }));
    const tally = new Tally();
    await countVisitors(
      tx,
      tally,
      events.filter(({ device_id }) => device_id !== null),
    );
    for (const event of events) if (event.device_id === null) countAnonymous(tally, event);
    await addCountRows(tx, tally.lines());
    const end = events.at(-1);
    const caughtUp = events.length < BATCH_SIZE;
    await moveCursor(tx, end ? Number(end.seq) : cursor, caughtUp ? now : undefined);
    return events.length;
  });
}

async function countVisitors(tx: Db, tally: Tally, events: readonly CountableEvent[]): Promise<void> {
  const byDevice = Map.groupBy(events, ({ device_id }) => String(device_id));
  const known = await findVisits(tx, [...byDevice.keys()]);
  const changed = new Map<string, Visit>();
  for (const [device, own] of byDevice) {
    const before = known.get(device);
    let after = before && structuredClone(before);
    for (const event of own) after = withEvent(after, seen(event));
    if (!after) continue;
    tally.change(before, after);
    changed.set(device, after);
  }
  await saveVisits(tx, changed);
}

/** The browser reports what an anonymous event counts for. */
function countAnonymous(tally: Tally, event: CountableEvent): void {
  const effect = effectOf(stages, event);
  const { hour = event.at.getTime(), arrival, first } = event.visit ?? {};
  const share = { visitors: arrival ? 1 : 0, counts: effect ? countsOfEvent(effect, first === true) : {} };
  const own = traits.map((dimension): Segment => ({ dimension, value: event[dimension] }));
  for (const segment of [ALL, ...own]) tally.add(hour, segment, share);
}

function seen(event: CountableEvent): CountedEvent {
  const { source, device, browser, country } = event;
  return {
    at: event.at.getTime(),
    traits: { source, device, browser, country },
    effect: effectOf(stages, event),
    answers: answersOf(event),
  };
}

/** Only known options count; free text is no segment. */
function answersOf({ name, properties: { answers } }: CountableEvent): Readonly<Record<string, readonly string[]>> {
  if (name !== 'Quiz Step Complete' || typeof answers !== 'object' || answers === null) return {};
  const known = validAnswers(funnel, { ...answers });
  return Object.fromEntries(
    funnel.asking.flatMap(({ id, kind }): [string, readonly string[]][] => {
      const answer = known[id];
      if (kind === 'city' || answer === undefined) return [];
      return [[id, typeof answer === 'string' ? [answer] : answer]];
    }),
  );
}
