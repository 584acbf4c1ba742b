// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { salesCopy } from '../../../content/pages/sales.ts';
import { deletePhoto, savePhoto } from '../../browser/photo.ts';
import { render } from '../../testing/render.tsx';
import { GoalPair } from './goal-pair.tsx';

afterEach(deletePhoto);

test('the goal says that it is a drawing beside a photo, which is the first of the two', async () => {
  await savePhoto(new Blob(['jpeg'], { type: 'image/jpeg' }));
  render(<GoalPair />);
  const [today, goal] = screen.getAllByRole('figure');
  expect(within(today as HTMLElement).getByRole('img', { name: salesCopy.hero.photoAlt })).toBeTruthy();
  expect(within(today as HTMLElement).queryByText(salesCopy.hero.drawn)).toBeNull();
  expect(within(goal as HTMLElement).getByText(salesCopy.hero.drawn)).toBeTruthy();
});
