// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { timings } from '../../../content/timings.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { CounterStep } from '../../../core/funnel/step.ts';
import { render } from '../../testing/render.tsx';
import { CounterScreen } from './counter.tsx';

const browser = vi.hoisted(() => ({ reducedMotion: vi.fn(() => false) }));
vi.mock('../../browser/motion.ts', () => browser);

const step: PlacedStep<CounterStep> = {
  id: 'own-counter',
  kind: 'counter',
  title: 'Buy less',
  to: 40,
  unit: '%',
  caption: 'Fewer bottles.',
  labels: ['Without', 'With'],
  button: 'Next',
  section: 'The end',
  number: 1,
  path: '/own-counter',
};

afterEach(() => void vi.useRealTimers());

test.each([
  { motion: 'motion', reduced: false, shown: '-10%' },
  { motion: 'less motion', reduced: true, shown: '-40%' },
])('with $motion, a counter to 40 % shows $shown after a quarter of its time', ({ reduced, shown }) => {
  vi.useFakeTimers();
  browser.reducedMotion.mockReturnValue(reduced);
  render(<CounterScreen step={step} />);
  act(() => void vi.advanceTimersByTime(10 * timings.counterTickMs));
  expect(screen.getByText(shown)).toBeTruthy();
});
