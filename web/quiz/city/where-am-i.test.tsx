// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cityCopy } from '../../../content/pages/city.ts';
import type { NearestPlaceResponse, Place } from '../../../core/api/places.ts';
import { currentPosition } from '../../browser/position.ts';
import { respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { WhereAmI } from './where-am-i.tsx';

vi.mock('../../browser/position.ts', () => ({ currentPosition: vi.fn() }));

const place: Place = {
  id: '1',
  label: 'Lisbon, Portugal',
  city: 'Lisbon',
  region: '',
  country: 'Portugal',
  countryCode: 'PT',
  latitude: 38.7,
  longitude: -9.1,
  timeZone: 'Europe/Lisbon',
};
const handlers = () => ({ onStart: vi.fn(), onSelect: vi.fn(), onSettled: vi.fn(), onNotFound: vi.fn() });
const button = () => screen.getByRole('button');

test('a place that is found is picked', async () => {
  vi.mocked(currentPosition).mockResolvedValue({ latitude: 38.7, longitude: -9.1 });
  respondWith<NearestPlaceResponse>('GET /api/places/nearest', () => ({ place }));
  const given = handlers();
  const { user } = render(<WhereAmI {...given} overtaken={false} />, { strict: true });
  await user.click(button());
  await waitFor(() => expect(given.onSettled).toHaveBeenCalledOnce());
  expect(given.onSelect.mock.calls).toEqual([[place]]);
});

test('a position that is found after the visitor began to type is not used', async () => {
  const position = Promise.withResolvers<undefined>();
  vi.mocked(currentPosition).mockReturnValue(position.promise);
  const given = handlers();
  const { user, rerender } = render(<WhereAmI {...given} overtaken={false} />);
  await user.click(button());
  rerender(<WhereAmI {...given} overtaken />);
  position.resolve(undefined);
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  expect(given.onNotFound).not.toHaveBeenCalled();
  expect(screen.queryByText(cityCopy.notLocated)).toBeNull();
});

test('a position that is not found is reported beside the button', async () => {
  vi.mocked(currentPosition).mockResolvedValue(undefined);
  const given = handlers();
  const { user } = render(<WhereAmI {...given} overtaken={false} />);
  await user.click(button());
  expect(await screen.findByText(cityCopy.notLocated)).toBeTruthy();
  expect(given.onNotFound).toHaveBeenCalledOnce();
});
