// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearJourney, openJourney } from '../browser/journey.ts';
import { write } from '../browser/storage.ts';
import { render } from '../testing/render.tsx';
import KeepResults from './keep-results.tsx';

afterEach(clearJourney);

test.for([
  ['photo', 1],
  ['skipped', 0],
] as const)('beside the address the selfie is named to who gave one: %s', ([selfie, times]) => {
  write('journey', { answers: {}, selfie });
  openJourney();
  render(<KeepResults />);
  expect(screen.queryAllByText(/selfie/)).toHaveLength(times);
});
