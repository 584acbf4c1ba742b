// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { salesCopy } from '../../../content/pages/sales.ts';
import { clearJourney, saveAnswer } from '../../browser/journey.ts';
import { render } from '../../testing/render.tsx';
import { SkinGoals } from './skin-goals.tsx';

const { habits, keptNote, exampleNote } = salesCopy.hero;

// A slow machine takes longer to load this than the tests wait for it.
beforeAll(() => import('../../browser/skin-index-engine.ts'));
afterEach(() => act(clearJourney));

const figures = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/\d+%/g));

test('the goals of a visitor without answers say that they are an example', () => {
  render(<SkinGoals />);
  expect(screen.getByText(exampleNote)).toBeTruthy();
  expect(screen.queryByText(/your answers with/)).toBeNull();
});

test('the goals of a visitor with answers are their own', () => {
  render(<SkinGoals />);
  const before = figures();
  act(() => {
    saveAnswer({ id: 'sleepHours' }, '7-8-h');
    saveAnswer({ id: 'waterIntake' }, 'more-than-6-glasses');
  });
  expect(figures()).not.toEqual(before);
});

test('the goals name the habits that the visitor can change, and no other', () => {
  render(<SkinGoals />);
  act(() => {
    saveAnswer({ id: 'sleepHours' }, '7-8-h');
    saveAnswer({ id: 'waterIntake' }, 'more-than-6-glasses');
    saveAnswer({ id: 'stressLevel' }, 'never');
    saveAnswer({ id: 'useSunscreen' }, 'rarely');
    saveAnswer({ id: 'dailySkinCare' }, 'no-routine');
  });
  expect(screen.getByText(new RegExp(`your answers with ${habits.useSunscreen} and ${habits.dailySkinCare}\\.`))).toBeTruthy();
});

test('the goals of a visitor with the best habits keep what there is', () => {
  render(<SkinGoals />);
  act(() => {
    saveAnswer({ id: 'sleepHours' }, 'over-8-h');
    saveAnswer({ id: 'waterIntake' }, 'more-than-6-glasses');
    saveAnswer({ id: 'stressLevel' }, 'never');
    saveAnswer({ id: 'useSunscreen' }, 'always');
    saveAnswer({ id: 'dailySkinCare' }, 'morning-and-evening');
  });
  expect(screen.getByText(keptNote)).toBeTruthy();
  for (const figure of figures()) expect(new Set(figure).size).toBe(1);
});
