import { expect, test } from 'vitest';
import { effectOf } from './effect.ts';
import { pathOf } from './path.ts';
import type { Stage } from './stages.ts';

const stages: readonly Stage[] = [{ id: 'landing' }, { id: 'age' }, { id: 'city' }, { id: 'paid' }];
const event = (at: number, name: string, properties: Readonly<Record<string, unknown>>) => ({
  at,
  effect: effectOf(stages, { name, properties }),
});

test('a path has each view of a stage, with its time, the way back and its errors', () => {
  const path = pathOf([
    event(1, 'Step Viewed', { step_id: 'age' }),
    event(2, 'Validation Error', { step_id: 'age' }),
    event(3, 'Step Time', { step_id: 'age', seconds: 2.5 }),
    event(3, 'Step Viewed', { step_id: 'city' }),
    event(4, 'Step Back', { step_id: 'city' }),
    event(4, 'Step Viewed', { step_id: 'age' }),
    event(9, 'payment success', {}),
  ]);
  expect(path).toEqual([
    { at: 1, stage: 'age', seconds: 2.5, wentBack: false, errors: 1 },
    { at: 3, stage: 'city', wentBack: true, errors: 0 },
    { at: 4, stage: 'age', wentBack: false, errors: 0 },
    { at: 9, stage: 'paid', wentBack: false, errors: 0 },
  ]);
});

test('a path leaves out what is no stage, and the time of a stage whose view is unknown', () => {
  const path = pathOf([
    event(1, 'Step Time', { step_id: 'age', seconds: 2 }),
    event(2, 'Step Viewed', { step_id: 'of an older funnel' }),
    event(3, 'Button Pressed', { step_id: 'age' }),
  ]);
  expect(path).toEqual([]);
});
