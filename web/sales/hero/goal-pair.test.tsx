// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { salesCopy } from '../../../content/pages/sales.ts';
import { deletePhoto, savePhoto } from '../../browser/photo.ts';
import { render } from '../../testing/render.tsx';
import { GoalPair } from './goal-pair.tsx';

afterEach(deletePhoto);

const { drawn, frame, photoAlt } = salesCopy.hero;

test('beside a photo the goal is an empty frame that says why, and nothing is drawn', async () => {
  await savePhoto(new Blob(['jpeg'], { type: 'image/jpeg' }));
  render(<GoalPair />);
  const [today, goal] = screen.getAllByRole('figure') as [HTMLElement, HTMLElement];
  expect(within(today).getByRole('img', { name: photoAlt })).toBeTruthy();
  expect(within(goal).queryByRole('img')).toBeNull();
  expect(within(goal).getByText(frame)).toBeTruthy();
  expect(screen.queryByText(drawn)).toBeNull();
});

test('without a photo both pictures are drawings, and say so', () => {
  render(<GoalPair />);
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(screen.getByText(drawn)).toBeTruthy();
  expect(screen.queryByText(frame)).toBeNull();
});
