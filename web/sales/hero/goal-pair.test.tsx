// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { salesCopy } from '../../../content/pages/sales.ts';
import { deletePhoto, savePhoto } from '../../browser/photo.ts';
import { render } from '../../testing/render.tsx';
import { GoalPair } from './goal-pair.tsx';

afterEach(deletePhoto);

test('a drawn goal beside a photo says why it is drawn', async () => {
  await savePhoto(new Blob(['jpeg'], { type: 'image/jpeg' }));
  render(<GoalPair />);
  expect(screen.getByRole('img', { name: salesCopy.hero.photoAlt })).toBeTruthy();
  expect(screen.getByText(salesCopy.hero.whyDrawn)).toBeTruthy();
});

test('a drawn goal beside a drawing needs no reason', () => {
  render(<GoalPair />);
  expect(screen.queryByText(salesCopy.hero.whyDrawn)).toBeNull();
});
