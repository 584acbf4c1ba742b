// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { clearJourney, openJourney, saveAnswer } from '../browser/journey.ts';
import { write } from '../browser/storage.ts';
import { render } from '../testing/render.tsx';
import { FromYourCity } from './from-your-city.tsx';

const YEAR = [2, 3, 5.4, 7, 9, 10, 9.8, 8, 7, 4, 3, 2];
const city = { placeId: '1', name: 'Lisbon', label: 'Lisbon, Portugal', sun: { uv: 9, at: 0, year: YEAR } };
const step = { id: 'home', kind: 'city', title: 'Where do you live?' } as const;

// A slow machine takes longer to load this than the tests wait for it.
beforeAll(() => import('../browser/program-engine.ts'));
afterEach(clearJourney);

function show(picked: unknown) {
  write('journey', { answers: { [step.id]: city.label }, city: picked });
  openJourney();
  render(<FromYourCity />);
}

const bars = () => within(screen.getByRole('list', { name: /Lisbon, month by month$/ })).getAllByRole('listitem');

test('the year of a picked city has twelve months with their figures, this month marked, and one sentence', async () => {
  show(city);
  expect(bars().map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['January: 2J', 'March: 5M', 'June: 10J', 'December: 2D']),
  );
  const current = bars().filter((bar) => bar.getAttribute('aria-current') === 'date');
  expect(current.map((bar) => bars().indexOf(bar))).toEqual([new Date().getMonth()]);
  expect(await screen.findByText(/from February to November.*June, at 10/)).toBeTruthy();
});

test('a city that was stored without its year has the sun of its day alone', () => {
  show({ ...city, sun: { uv: 9, at: 0 } });
  expect(screen.getByText(/the UV index in Lisbon reaches 9/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('nothing is shown of a city without a sun', () => {
  show({ ...city, sun: undefined });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the year goes with the city when its answer is withdrawn', async () => {
  show(city);
  expect(bars()).toHaveLength(12);
  act(() => saveAnswer(step, undefined));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(localStorage.getItem('journey')).not.toContain('year');
});
