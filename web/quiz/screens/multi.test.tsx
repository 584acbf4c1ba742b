// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearJourney, currentJourney, openJourney } from '../../browser/journey.ts';
import { remove } from '../../browser/storage.ts';
import { render } from '../../testing/render.tsx';
import { MultiScreen } from './multi.tsx';

const step = {
  id: 'used',
  kind: 'multi',
  title: 'What do you use?',
  number: 1,
  path: '/quiz1',
  section: 'Habits',
  options: [
    { id: 'toner', label: 'Toner' },
    { id: 'serum', label: 'Serum' },
  ],
} as const;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

afterEach(() => {
  clearJourney();
  remove('journey');
});

test('a tick survives a reload before Next is pressed, and clearing the last one leaves no answer', async () => {
  const { user, unmount } = render(<MultiScreen step={step} />);
  await user.click(box('Serum'));
  unmount();
  openJourney();
  render(<MultiScreen step={step} />);
  expect([box('Toner').checked, box('Serum').checked]).toEqual([false, true]);
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  await user.click(box('Serum'));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(currentJourney().stored.answers).toEqual({});
});
