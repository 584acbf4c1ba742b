// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import { cityCopy } from '../../../content/pages/city.ts';
import type { EnvironmentResponse } from '../../../core/api/environment.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { CityStep } from '../../../core/funnel/step.ts';
import { clearJourney, currentJourney, openJourney } from '../../browser/journey.ts';
import { write } from '../../browser/storage.ts';
import { respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { CityScreen } from './city.tsx';

const step = funnel.asking.find(({ kind }) => kind === 'city') as PlacedStep<CityStep>;
const ESTIMATE: EnvironmentResponse = {
  uv: { basis: 'estimate', value: 9.7, band: 'very-high', source: 'clear-sky' },
  humidity: { basis: 'unavailable' },
  pollution: { basis: 'unavailable' },
  uvPeak: { value: 9.7 },
  uvMonth: { month: 6, low: 9.2, high: 9.8 },
  uvYear: [2, 3, 5, 7, 9, 10, 10, 9, 7, 5, 3, 2],
};
const city = { placeId: '1', name: 'Lisbon', label: 'Lisbon, Portugal', sun: { uv: 9, at: 0 } };

afterEach(clearJourney);

test('a city that is picked keeps its sun of the day and of the year', async () => {
  write('journey', { answers: { [step.id]: city.label }, city: { ...city, sun: undefined } });
  openJourney();
  respondWith('GET /api/environment', () => ESTIMATE);
  const { user } = render(<CityScreen step={step} />);
  await screen.findByText('Estimate');
  await user.click(screen.getByRole('button', { name: cityCopy.next }));
  const sun = { uv: 9.7, at: expect.any(Number), year: ESTIMATE.uvYear };
  expect(currentJourney().stored.city).toEqual({ ...city, sun });
});

test('a city that is withdrawn leaves the journey, and no other answer goes with it', async () => {
  write('journey', { answers: { age: 'young', [step.id]: city.label }, city });
  openJourney();
  respondWith('GET /api/environment', () => ({}));
  const { user } = render(<CityScreen step={step} />);
  await user.clear(screen.getByRole('combobox'));
  await user.click(screen.getByRole('button', { name: cityCopy.skip }));
  expect(currentJourney().stored).toEqual({ answers: { age: 'young' } });
});
