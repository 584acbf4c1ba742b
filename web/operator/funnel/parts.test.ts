import { expect, test } from 'vitest';
import type { FunnelStage } from '../../../core/api/operator/funnel.ts';
import { partsOf } from './parts.ts';

const section = { id: 'nights', title: 'Your nights' };
const stage = (id: string, visitors: number, lost: number, of?: FunnelStage['section']): FunnelStage => ({
  id,
  title: `Stage ${id}`,
  visitors,
  lost,
  dropOff: lost / visitors,
  ofFirst: visitors / 1000,
  errors: 0,
  ...(of && { number: 1, section: of }),
});

test('the steps of a section are one part, and what it loses is what its steps lose', () => {
  const stages = [
    stage('landing', 1000, 200),
    stage('first', 800, 50, section),
    stage('second', 750, 30, section),
    stage('paid', 720, 0),
  ];
  expect(
    partsOf(stages).map(({ id, title, visitors, ofFirst, lost, dropOff }) => [id, title, visitors, ofFirst, lost, dropOff]),
  ).toEqual([
    ['landing', 'Stage landing', 1000, 1, 200, 0.2],
    ['nights', 'Your nights', 800, 0.8, 80, 0.1],
    ['paid', 'Stage paid', 720, 0.72, 0, 0],
  ]);
});

test('a part without visitors has no drop-off', () => {
  expect(partsOf([stage('landing', 0, 0)])[0]?.dropOff).toBeUndefined();
});
