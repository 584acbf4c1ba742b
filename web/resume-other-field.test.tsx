// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resumeCopy } from '../content/pages/resume.ts';
import { saveBoughtPlan } from './browser/bought-plan.ts';
import { Resume } from './resume.tsx';
import { routeAt } from './routes.ts';
import { render } from './testing/render.tsx';

vi.mock('./summary.ts', async () => {
  const { summaryOf } = await import('../core/funnel/summary.ts');
  const { funnel } = await import('../content/funnels/sleep/index.ts');
  return { summary: summaryOf(funnel) };
});

afterEach(() => saveBoughtPlan(undefined));

test('a buyer of a plan for the skin is not led there from the door of a funnel about sleep', () => {
  const door = routeAt('/sleep');
  if (!door) throw new Error('The funnel has no door.');
  saveBoughtPlan({ planId: 'month', sessionId: 'cs_1', periodEnd: null, renews: true });
  render(<Resume route={door} />);
  expect(door.door).toBe(true);
  expect(screen.queryByText(resumeCopy.plan.title)).toBeNull();
});
