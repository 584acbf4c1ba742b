import { funnel } from '../../../content/funnel/index.ts';
import { stagesOf } from '../../../core/analytics/stages.ts';
import type { StoredEvent } from '../../../server/analytics/events/event.ts';
import { saveEvents } from '../../../server/analytics/events/store.ts';
import { storedEvent } from '../../../server/analytics/events/testing.ts';
import { countEvents } from '../../../server/analytics/reports/funnel/count.ts';
import type { Db } from '../../../server/platform/db/client.ts';

const VISITORS = 2000;
/** Before every period of the report. */
const LONG_AGO = Date.parse('2025-01-01T00:00:00Z');

/** The cost of real events, stored and counted. */
export async function sampleOfEvents(db: Db): Promise<{ events: number; visitors: number; perSecond: number }> {
  let events = 0;
  for (let from = 0; from < VISITORS; from += 20) {
    const some = Array.from({ length: 20 }, (_, n) => eventsOf(from + n)).flat();
    await saveEvents(db, some);
    events += some.length;
  }
  const started = performance.now();
  await countEvents(db, () => new Date());
  return { events, visitors: VISITORS, perSecond: Math.round(events / ((performance.now() - started) / 1000)) };
}

/** About forty events; a third to a half of the visitors get this far. */
function eventsOf(visitor: number): StoredEvent[] {
  const stages = stagesOf(funnel).slice(0, 5 + (visitor % 20));
  return stages.flatMap(({ id, number }, index) => {
    const event = (name: string, properties: Record<string, unknown>) =>
      storedEvent({
        key: `sample ${visitor} ${index} ${name}`,
        at: new Date(LONG_AGO + visitor * 1000 + index * 6000),
        name,
        device_id: `00000000-0000-4000-8000-${String(visitor).padStart(12, '0')}`,
        session_id: LONG_AGO,
        properties,
      });
    const step = funnel.steps.find((candidate) => candidate.id === id);
    const option = step && 'options' in step ? step.options[visitor % step.options.length]?.id : undefined;
    return [
      event('Step Viewed', { step_id: id }),
      event('Step Time', { step_id: id, seconds: 1 + ((visitor * 7 + index) % 200) / 10 }),
      ...(number && step ? [event('Quiz Step Complete', { step_number: number, answers: option ? { [id]: option } : {} })] : []),
    ];
  });
}
