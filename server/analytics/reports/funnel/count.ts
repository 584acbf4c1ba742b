import { funnel } from '../../../../content/funnel/index.ts';
import { effectOf } from '../../../../core/analytics/effect.ts';
import { stagesOf } from '../../../../core/analytics/stages.ts';
import { Tally } from '../../../../core/analytics/tally.ts';
import { ALL, countsOfOne, type Seen, type Segment, traits, type Visit, withEvent } from '../../../../core/analytics/visit.ts';
import { knownAnswers } from '../../../../core/funnel/answers.ts';
import type { Db } from '../../../platform/db/client.ts';
import { lastWritten } from '../../events/store.ts';
import { addLines } from './lines.ts';
import { type Event, findEvents, findVisits, holdCursor, moveCursor, saveVisits } from './store.ts';
import { admitValues } from './trait-values.ts';

const stages = stagesOf(funnel);

/** Small enough that pages are answered in between. */
const AT_ONCE = 1000;

/**
 * Counts what was told since the last time; what each event adds is written together with how far the counting has come, so that being
 * stopped at any moment loses nothing and counts nothing twice. Ends when it has caught up, or at `deadline`. Returns how many it counted.
 */
export async function countEvents(db: Db, now: () => Date, deadline = Number.POSITIVE_INFINITY): Promise<number> {
  const startedAt = now();
  const last = await lastWritten(db);
  let counted = 0;
  for (let more = AT_ONCE; more === AT_ONCE && now().getTime() < deadline; counted += more)
    more = await countSome(db, last, startedAt);
  return counted;
}

async function countSome(db: Db, last: number, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const cursor = await holdCursor(tx);
    const found = await findEvents(tx, cursor, last, AT_ONCE);
    const counted = await admitValues(tx, found, now);
    const events = found.map((event) => ({ ...event, ...counted(event) }));
    const tally = new Tally();
    await countVisitors(
      tx,
      tally,
      events.filter(({ device_id }) => device_id !== null),
    );
    for (const event of events) if (event.device_id === null) countNobody(tally, event);
    await addLines(tx, tally.lines());
    const end = events.at(-1);
    const caughtUp = events.length < AT_ONCE;
    await moveCursor(tx, end ? Number(end.seq) : cursor, caughtUp ? now : undefined);
    return events.length;
  });
}

/** Events of those who are recognised: each is counted once, whatever they do and however often they come. */
async function countVisitors(tx: Db, tally: Tally, events: readonly Event[]): Promise<void> {
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

/** An event of a visitor who is not recognised: the browser said what it counts for. */
function countNobody(tally: Tally, event: Event): void {
  const effect = effectOf(stages, event);
  const { hour = event.at.getTime(), arrival, first } = event.visit ?? {};
  const share = { visitors: arrival ? 1 : 0, counts: effect ? countsOfOne(effect, first === true) : {} };
  const own = traits.map((dimension): Segment => ({ dimension, value: event[dimension] }));
  for (const segment of [ALL, ...own]) tally.add(hour, segment, share);
}

function seen(event: Event): Seen {
  const { source, device, browser, country } = event;
  return {
    at: event.at.getTime(),
    traits: { source, device, browser, country },
    effect: effectOf(stages, event),
    answers: answersOf(event),
  };
}

/** Ids of options that the funnel has; what was typed is nobody's segment. */
function answersOf({ name, properties: { answers } }: Event): Readonly<Record<string, readonly string[]>> {
  if (name !== 'Quiz Step Complete' || typeof answers !== 'object' || answers === null) return {};
  const known = knownAnswers(funnel, { ...answers });
  return Object.fromEntries(
    funnel.asking.flatMap(({ id, kind }): [string, readonly string[]][] => {
      const answer = known[id];
      if (kind === 'city' || answer === undefined) return [];
      return [[id, typeof answer === 'string' ? [answer] : answer]];
    }),
  );
}
