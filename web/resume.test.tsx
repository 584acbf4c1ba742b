// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { resumeCopy } from '../content/pages/resume.ts';
import { saveBoughtPlan } from './browser/bought-plan.ts';
import { clearJourney, openJourney } from './browser/journey.ts';
import { write } from './browser/storage.ts';
import { Resume } from './resume.tsx';
import { routeAt } from './routes.ts';
import { render } from './testing/render.tsx';

const home = routeAt('/');

afterEach(() =>
  act(() => {
    saveBoughtPlan(undefined);
    clearJourney();
  }),
);

const draw = () => {
  if (!home) throw new Error('There is no landing page.');
  write('journey', { answers: { gender: 'female' }, at: '/quiz2' });
  act(openJourney);
  return render(<Resume route={home} />);
};

test('a visitor who was in the quiz is offered to go on there', () => {
  draw();
  expect(screen.getByRole('region', { name: resumeCopy.title })).toBeTruthy();
});

test('a buyer is offered the plan, and no quiz to go on with', () => {
  saveBoughtPlan({ planId: 'month', sessionId: 'cs_1', periodEnd: null, renews: true });
  draw();
  expect(screen.getByRole('region', { name: resumeCopy.plan.title })).toBeTruthy();
  expect(screen.getByText(resumeCopy.plan.place)).toBeTruthy();
  expect(screen.queryByRole('button', { name: resumeCopy.startOver })).toBeNull();
  expect(screen.queryByText(resumeCopy.title)).toBeNull();
});
