// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { analysis } from '../../content/analysis.ts';
import { funnel } from '../../content/funnel/index.ts';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { completenessModel } from '../../content/skincare/rules/profile-completeness.ts';
import { fill } from '../../core/presentation/fill.ts';
import { profileCompleteness } from '../../core/program/profile-completeness.ts';
import { engine } from '../browser/completeness-store.ts';
import { clearJourney, openJourney } from '../browser/journey.ts';
import { write } from '../browser/storage.ts';
import { render } from '../testing/render.tsx';
import Treatment from './treatment.tsx';

vi.mock('../browser/motion.ts', () => ({ reducedMotion: () => true }));

const CITY = 'Graz, Austria';

/** Answers to every question, none of them unsure. */
const answers = Object.fromEntries(
  funnel.asking.map((step) => {
    const option = 'options' in step ? (step.options[0]?.id ?? '') : CITY;
    return [step.id, step.kind === 'multi' ? [option] : option];
  }),
);

// A slow machine takes longer to load these than the tests wait for them.
beforeAll(() => Promise.all([import('../browser/completeness-engine.ts'), import('../browser/program-engine.ts')]));
afterEach(clearJourney);

function remember(stored: object): void {
  write('journey', { selfie: 'skipped', answers: stored });
  openJourney();
}

const REST = new RegExp(fill(analysisCopy.open, { percent: '\\d+' }));

test('a fit below 100 percent says what the rest is', async () => {
  const without = { ...answers, skinType: undefined };
  const steps = funnel.steps.map(({ id }) => id);
  const share = profileCompleteness(completenessModel, steps, without);
  expect(share).toBeLessThan(100);
  remember(without);
  render(<Treatment />);
  const title = analysis.treatment.title.replace('100%', `${share}%`);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(screen.getByText(fill(analysisCopy.open, { percent: 100 - share }))).toBeTruthy();
});

test('a fit of 100 percent leaves nothing to say', () => {
  remember(answers);
  render(<Treatment />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(analysis.treatment.title);
  expect(screen.queryByText(REST)).toBeNull();
});

test('a result whose code never comes gives way to the example after eight seconds', () => {
  vi.useFakeTimers();
  const loaded = engine.get();
  engine.set(undefined);
  remember(answers);
  const { container } = render(<Treatment />);
  expect(container.querySelector('[data-pending]')).toBeTruthy();
  act(() => vi.advanceTimersByTime(7999));
  expect(container.querySelector('[data-pending]')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(container.querySelector('[data-pending]')).toBeNull();
  engine.set(loaded);
  vi.useRealTimers();
});
