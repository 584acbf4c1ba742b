// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { salesCopy } from '../../../content/pages/sales.ts';
import { realisticVisitor } from '../../../content/skincare/realistic-visitor.ts';
import { seededRandom } from '../../../core/seeded-random.ts';
import { clearJourney, openJourney, saveAnswer } from '../../browser/journey.ts';
import { write } from '../../browser/storage.ts';
import { render } from '../../testing/render.tsx';
import { SkinGoals } from './skin-goals.tsx';

const { habits, balance, keptNote, exampleNote } = salesCopy.hero;

// A slow machine takes longer to load this than the tests wait for it.
beforeAll(() => Promise.all([import('../../browser/skin-index-engine.ts'), import('../../browser/program-engine.ts')]));
afterEach(() => act(clearJourney));

const BEST = {
  sleepHours: 'over-8-h',
  waterIntake: 'more-than-6-glasses',
  stressLevel: 'never',
  useSunscreen: 'always',
  dailySkinCare: 'morning-and-evening',
};
const figures = () =>
  screen
    .getAllByRole('listitem')
    .flatMap(({ textContent }) => [textContent?.match(/\d+%/g) ?? []].filter((found) => found.length > 0));

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
    for (const [id, option] of Object.entries(BEST)) saveAnswer({ id }, option);
    saveAnswer({ id: 'skinConcerns' }, ['redness-or-rosacea']);
  });
  expect(screen.getByText(keptNote)).toBeTruthy();
  expect(figures()).toEqual([]);
  expect(screen.getByText(balance.keep)).toBeTruthy();
});

test('no goal is sold that gains fewer than six points, whatever the answers are', () => {
  const random = seededRandom(42);
  render(<SkinGoals />);
  for (let visitor = 0; visitor < 60; visitor += 1) {
    act(() => {
      write('journey', { answers: realisticVisitor(random) });
      openJourney();
    });
    for (const [from = '', to = ''] of figures())
      expect(Number.parseInt(to, 10) - Number.parseInt(from, 10)).toBeGreaterThanOrEqual(6);
  }
});

test('good habits leave a goal to what the plan works on, and its note says so', () => {
  render(<SkinGoals />);
  act(() => {
    for (const [id, option] of Object.entries(BEST)) saveAnswer({ id }, option);
    saveAnswer({ id: 'skinType' }, 'dry');
    saveAnswer({ id: 'moisturizedSkin' }, 'tight-after-washing');
    saveAnswer({ id: 'bothersYourSkin' }, ['tightness', 'flaking']);
  });
  expect(figures()).toHaveLength(1);
  expect(screen.getByText(new RegExp(`your answers with ${salesCopy.hero.care.hydration}\\.`))).toBeTruthy();
});
