// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cityCopy } from '../../../content/pages/city.ts';
import type { PlaceResponse } from '../../../core/api/places.ts';
import { respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { CityCombobox } from './combobox.tsx';

const TOKYO = {
  ...{ id: '1', label: 'Tokyo, Japan', city: 'Tokyo', region: '', country: 'Japan', countryCode: 'JP' },
  ...{ latitude: 35.7, longitude: 139.7, timeZone: 'Asia/Tokyo' },
};

function City({ onSelect }: { readonly onSelect: () => void }) {
  const [text, setText] = useState('');
  const other = { onStart: () => undefined, onSettled: () => undefined };
  return <CityCombobox label="City" value={text} onInput={setText} onSelect={onSelect} {...other} />;
}

async function typeTokyo() {
  respondWith<PlaceResponse>('GET /api/places', () => ({ places: [TOKYO] }));
  const onSelect = vi.fn();
  const { user } = render(<City onSelect={onSelect} />);
  const input = screen.getByRole('combobox');
  await user.type(input, 'とうきょう');
  await screen.findByRole('option');
  return { input, onSelect };
}

test.each([
  ['composing', { isComposing: true }],
  ['composing in Safari', { which: 229, keyCode: 229 }],
])('the keys of an input method that is %s choose and pick no city, and the list stays', async (_how, own) => {
  const { input, onSelect } = await typeTokyo();
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  for (const key of ['ArrowDown', 'Escape', 'Enter']) expect(fireEvent.keyDown(input, { key, ...own })).toBe(true);
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('listbox', { name: cityCopy.suggestions }).hidden).toBe(false);
  expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true');
});

test('Enter picks the active city once the composition has ended', async () => {
  const { input, onSelect } = await typeTokyo();
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onSelect).toHaveBeenCalledWith(TOKYO);
});
