// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { faceCopy } from '../../../content/pages/face.ts';
import { clearJourney, currentJourney, openJourney } from '../../browser/journey.ts';
import { remove } from '../../browser/storage.ts';
import { render } from '../../testing/render.tsx';
import { TonePicker } from './tone-picker.tsx';

const names = faceCopy.toneNames;
const tone = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

afterEach(() => {
  clearJourney();
  remove('journey');
});

test('the tones are one group with a name, each with a name in plain words, and none is guessed', () => {
  render(<TonePicker />);
  const group = screen.getByRole('group', { name: faceCopy.tones });
  expect(within(group).getAllByRole('radio')).toHaveLength(Object.keys(names).length);
  expect(tone(names.drawn).checked).toBe(true);
});

test('a picked tone survives a reload and is no answer', async () => {
  const { user, unmount } = render(<TonePicker />);
  await user.click(tone(names.brown));
  unmount();
  openJourney();
  render(<TonePicker />);
  expect(tone(names.brown).checked).toBe(true);
  expect(currentJourney().stored).toMatchObject({ skinTone: 'brown', answers: {} });
});

test('a visitor who has picked a tone can go back to none', async () => {
  const { user } = render(<TonePicker />);
  await user.click(tone(names.light));
  await user.click(tone(names.drawn));
  expect([tone(names.light).checked, tone(names.drawn).checked]).toEqual([false, true]);
});

test('a tone that was picked before the code came counts', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<TonePicker />);
  const early = page.querySelector<HTMLInputElement>('[value="dark"]');
  if (early) early.checked = true;
  const root = await act(async () => hydrateRoot(page, <TonePicker />));
  expect(currentJourney().stored.skinTone).toBe('dark');
  expect(early?.checked).toBe(true);
  act(() => root.unmount());
  page.remove();
});
