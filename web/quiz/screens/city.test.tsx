// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import { cityCopy } from '../../../content/pages/city.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { CityStep } from '../../../core/funnel/step.ts';
import { clearJourney, currentJourney, openJourney } from '../../browser/journey.ts';
import { write } from '../../browser/storage.ts';
import { answer } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { CityScreen } from './city.tsx';

const step = funnel.asking.find(({ kind }) => kind === 'city') as PlacedStep<CityStep>;
const city = { placeId: '1', name: 'Lisbon', label: 'Lisbon, Portugal', sun: { uv: 9, at: 0 } };

afterEach(clearJourney);

test('a city that is withdrawn leaves the journey, and no other answer goes with it', async () => {
  write('journey', { answers: { age: 'young', [step.id]: city.label }, city });
  openJourney();
  answer('GET /api/environment', () => ({}));
  const { user } = render(<CityScreen step={step} />);
  await user.clear(screen.getByRole('combobox'));
  await user.click(screen.getByRole('button', { name: cityCopy.skip }));
  expect(currentJourney().stored).toEqual({ answers: { age: 'young' } });
});
