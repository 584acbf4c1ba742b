// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slipCopy } from '../../content/pages/slip.ts';
import { clearJourney, openJourney } from '../browser/journey.ts';
import { write } from '../browser/storage.ts';
import { render } from '../testing/render.tsx';
import { OwnSlip } from './own-slip.tsx';

beforeEach(() => {
  write('journey', {
    answers: { skinType: 'oily', skinConcerns: ['dullness'], skincareProductsUse: ['cleanser', 'spf'], sleepHours: '7-8-h' },
  });
  openJourney();
});
afterEach(clearJourney);

test('the slip beside the questions holds the face, the bottles and a word of each part that was answered', () => {
  const { container } = render(<OwnSlip part={2} />);
  expect(screen.getByText(slipCopy.title)).toBeTruthy();
  expect(screen.getByRole('img')).toBeTruthy();
  expect(container.querySelectorAll('[href^="#drawing-option-"]')).toHaveLength(2);
  for (const chip of ['Oily', 'More glow', '7-8 h of sleep']) expect(screen.getByText(chip)).toBeTruthy();
});

test('the first part, which draws the face, has no slip yet', () => {
  render(<OwnSlip part={1} />);
  expect(screen.queryByText(slipCopy.title)).toBeNull();
});

test('a visitor without answers has no slip', () => {
  clearJourney();
  render(<OwnSlip part={2} />);
  expect(screen.queryByText(slipCopy.title)).toBeNull();
});
