import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../../../core/time.ts';
import type { Db } from '../../../platform/db/client.ts';
import { testDatabase } from '../../../platform/db/testing.ts';
import { furtherFunnels } from '../../../platform/further-funnels.ts';
import type { StoredEvent } from '../../events/event.ts';
import { saveTestEvents, storedEvent } from '../../events/testing.ts';
import { answersReport } from './answers.ts';
import { countEvents } from './count.ts';
import { readHabits } from './habits.ts';
import { funnelReport, funnelSegments } from './report.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const now = () => new Date(AT.getTime() + 60_000);
const span = { from: Date.parse('2026-11-20T00:00:00Z'), until: Date.parse('2026-11-21T00:00:00Z') };

let db: Db;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.destroy());

function visit(visitor: number, funnel: string | null, steps: readonly string[], answers: Record<string, string>): StoredEvent[] {
  const device_id = `device-${funnel}-${visitor}`;
  const event = (name: string, properties: Record<string, unknown>) =>
    storedEvent({
      key: `${device_id} ${name} ${properties.step_id ?? ''}`,
      at: AT,
      name,
      device_id,
      properties,
      visit: null,
      funnel,
    });
  return [
    ...steps.map((step_id) => event('Step Viewed', { step_id })),
    event('Quiz Step Complete', { step_number: 2, answers }),
    ...(visitor % 2 === 0 ? [event('payment success', {})] : []),
  ];
}

test('steps, answers and buyers of one id are counted for the funnel in which they were, and for no other', async () => {
  const many = (count: number, ...[funnel, steps, answers]: [string | null, string[], Record<string, string>]) =>
    Array.from({ length: count }, (_, visitor) => visit(visitor, funnel, steps, answers)).flat();
  await saveTestEvents(
    db,
    ...[
      ...many(40, null, ['landing', 'age', 'skinType'], { age: '25-34' }),
      ...many(20, 'short', ['short-welcome', 'age'], { age: '35-44' }),
      ...many(12, 'sleep', ['sleep-welcome', 'nightHours'], { nightHours: 'under-5' }),
    ],
  );
  await countEvents(db, now);
  const seen = async (funnel: string | null, ...ids: string[]) => {
    const { stages } = await funnelReport(db, span, [], false, funnel);
    return ids.map((id) => stages.find((stage) => stage.id === (funnel ? `${funnel}/${id}` : id))?.visitors);
  };
  expect(await seen(null, 'landing', 'age', 'skinType', 'paid')).toEqual([40, 40, 40, 20]);
  expect(await seen('short', 'short-welcome', 'age', 'skinType', 'paid')).toEqual([20, 20, 0, 10]);
  expect(await seen('sleep', 'sleep-welcome', 'nightHours', 'paid')).toEqual([12, 12, undefined]);

  const chosen = async (funnel: string | null, step: string) => {
    const { questions } = await answersReport(db, span, funnel);
    const { options = [] } = questions.find(({ stepId }) => stepId === step) ?? {};
    return options.flatMap(({ optionId, visitors }) => (visitors ? [[optionId, visitors]] : []));
  };
  expect(await chosen(null, 'age')).toEqual([['25-34', 40]]);
  expect(await chosen('short', 'age')).toEqual([['35-44', 20]]);
  expect(await chosen('sleep', 'nightHours')).toEqual([['under-5', 12]]);
  const answered = [{ dimension: 'answer', value: 'age:35-44' } as const];
  const { stages } = await funnelReport(db, span, answered, false, 'short');
  expect(stages.find(({ id }) => id === 'short/age')?.visitors).toBe(20);
});

test('made-up visitors of a funnel leave where its own visitors left', async () => {
  const seen = (visitor: number) => (visitor < 100 ? ['sleep-welcome', 'nightHours'] : ['sleep-welcome']);
  await saveTestEvents(db, ...Array.from({ length: 125 }, (_, visitor) => visit(visitor, 'sleep', seen(visitor), {})).flat());
  await countEvents(db, now);
  const later = () => new Date(AT.getTime() + DAY_MS);
  const habits = await readHabits({ db, now: later } as Parameters<typeof readHabits>[0], { funnel: 'sleep' });
  expect([habits.visitors, habits.leaves['sleep-welcome']]).toEqual([125, 0.2]);
});

test('conditions offer the questions of the funnel that is asked for, and its stages tell their sections', async () => {
  const asked = async (id: string | null) => (await funnelSegments(db, span, id)).answer;
  expect((await asked('sleep')).map(({ id }) => id)).toEqual(furtherFunnels.get('sleep')?.funnel.asking.map(({ id }) => id));
  expect((await asked('sleep'))[0]).toMatchObject({
    id: 'nightHours',
    options: expect.arrayContaining([{ id: 'under-5', label: 'Under 5 h' }]),
  });
  expect((await asked(null)).map(({ id }) => id)).not.toContain('nightHours');
  const { stages } = await funnelReport(db, span, [], false, 'sleep');
  expect([...new Set(stages.map(({ section }) => section?.title))]).toEqual(['Your nights', 'Your evenings', 'Where to begin']);
});

test('every stage of every funnel has a title of its own', async () => {
  for (const id of [null, ...furtherFunnels.keys()]) {
    const { stages } = await funnelReport(db, span, [], false, id);
    expect(stages.filter(({ title }) => !title)).toEqual([]);
  }
});
