// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { faceCopy } from '../../../content/pages/face.ts';
import { clearJourney, saveAnswer, saveJourney } from '../../browser/journey.ts';
import { render } from '../../testing/render.tsx';
import { complexions } from './palette.ts';
import { VisitorFace } from './visitor-face.tsx';

const { alt } = faceCopy;

// A slow machine takes longer to load this than the tests wait for it.
beforeAll(() => import('./own-face.tsx'));
afterEach(() => act(clearJourney));

test('a visitor without answers sees the neutral face of the page, and hears that it is a drawing', () => {
  render(<VisitorFace />);
  const face = screen.getByRole('img', { name: alt.neutral });
  expect(face.querySelector('use')?.getAttribute('href')).toBe('#drawing-face');
});

test("the first answer makes the face the visitor's own, and a picked tone colours it", async () => {
  render(<VisitorFace />);
  act(() => saveAnswer({ id: 'gender' }, 'male'));
  const face = await screen.findByRole('img', { name: alt.own });
  expect(face.querySelector('use')).toBeNull();
  const before = face.innerHTML;
  act(() => saveAnswer({ id: 'skinConcerns' }, ['redness-or-rosacea']));
  expect(face.innerHTML).not.toBe(before);
  act(() => saveJourney({ skinTone: 'tan' }));
  expect(face.innerHTML).toContain(complexions.tan.skin);
});

test('the goal says that it is a drawing too', async () => {
  act(() => saveAnswer({ id: 'age' }, '45-60'));
  render(<VisitorFace state="goal" />);
  expect(await screen.findByRole('img', { name: alt.goal })).toBeTruthy();
});
