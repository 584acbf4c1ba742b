// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { shownLocation, startNavigation, useNavigate } from './navigation.ts';

beforeEach(() => {
  history.replaceState(null, '', '/a');
  startNavigation('/a', { prepare: () => undefined, onUnreachable: () => undefined });
});

function Intro() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/b')}>
      Next
    </button>
  );
}

/** What happens between the commit of the screen and its other effects. */
function AtCommit({ act, children }: { act: () => void; children: ReactNode }) {
  useLayoutEffect(act, [act]);
  return children;
}

test('a press on a screen that React has just committed goes on', () => {
  const press = () => screen.getByRole('button').click();
  render(
    <AtCommit act={press}>
      <Intro />
    </AtCommit>,
  );
  expect(shownLocation.get().path).toBe('/b');
});

test('a screen that has gone navigates no more', async () => {
  let press: () => void = () => undefined;
  function Left() {
    const navigate = useNavigate();
    press = () => void navigate('/b');
    return null;
  }
  render(<Left />).unmount();
  press();
  expect(shownLocation.get().path).toBe('/a');
});
