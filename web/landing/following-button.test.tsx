// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { landingCopy } from '../../content/pages/landing.ts';
import { stubIntersection } from '../testing/intersection.ts';
import { render } from '../testing/render.tsx';
import { FollowingButton } from './following-button.tsx';
import { GetPlan } from './get-plan.tsx';

test('a button into the quiz follows only while neither another one nor the headline nor the footer is on the screen', () => {
  const { setVisible } = stubIntersection();
  render(
    <>
      <main>
        <h1>{landingCopy.hero.title}</h1>
        <GetPlan />
        <GetPlan />
      </main>
      <footer />
      <FollowingButton />
    </>,
  );
  const [first, second] = document.querySelectorAll('main a');
  const following = () => screen.getAllByRole('link', { name: landingCopy.getPlan }).at(-1)?.closest('[data-shown]') !== null;
  expect(following()).toBe(false);
  act(() => setVisible((element) => element === first));
  expect(following()).toBe(false);
  act(() => setVisible(() => false));
  expect(following()).toBe(true);
  act(() => setVisible((element) => element === second));
  expect(following()).toBe(false);
  act(() => setVisible(() => false));
  expect(following()).toBe(true);
  for (const tagName of ['H1', 'FOOTER']) {
    act(() => setVisible((element) => element.tagName === tagName));
    expect(following()).toBe(false);
  }
});
