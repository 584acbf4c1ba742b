import { expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import type { FunnelStage } from '../../../core/api/operator/funnel.ts';
import { partsOf } from './parts.ts';

const stage = (id: string, visitors: number, lost: number, number?: number): FunnelStage => ({
  id,
  title: `Stage ${id}`,
  visitors,
  lost,
  dropOff: lost / visitors,
  ofFirst: visitors / 1000,
  errors: 0,
  ...(number !== undefined && { number }),
});

test('the steps of a section are one part, and what it loses is what its steps lose', () => {
  const [section] = funnel.sections;
  const stages = [stage('landing', 1000, 200), stage('first', 800, 50, 1), stage('second', 750, 30, 2), stage('paid', 720, 0)];
  expect(
    partsOf(stages).map(({ id, title, visitors, ofFirst, lost, dropOff }) => [id, title, visitors, ofFirst, lost, dropOff]),
  ).toEqual([
    ['landing', 'Stage landing', 1000, 1, 200, 0.2],
    [section?.id, section?.title, 800, 0.8, 80, 0.1],
    ['paid', 'Stage paid', 720, 0.72, 0, 0],
  ]);
});

test('a part without visitors has no drop-off', () => {
  expect(partsOf([stage('landing', 0, 0)])[0]?.dropOff).toBeUndefined();
});

test('each section of the quiz is a part of its own, and the analysis after it belongs to none', () => {
  const steps = funnel.steps.map(({ id, number }) => stage(id, 100, 0, number));
  const analyze = stage('analyze', 100, 0, funnel.steps.length + 1);
  expect(partsOf([...steps, analyze]).map(({ id }) => id)).toEqual([...funnel.sections.map(({ id }) => id), 'analyze']);
});
