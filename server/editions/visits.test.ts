import { expect, test } from 'vitest';
import { furtherFunnels } from '../platform/further-funnels.ts';
import { isWithinVisit } from './visits.ts';

test('a visit begins at the door of a funnel, and goes on at its other steps', () => {
  expect(['/', '/loading', '/quiz1', '/quiz2', '/prediction'].map(isWithinVisit)).toEqual([false, false, false, true, true]);
  for (const { funnel } of furtherFunnels.values())
    expect(funnel.steps.map(({ path }) => isWithinVisit(path))).toEqual(funnel.steps.map(({ number }) => number > 1));
});
