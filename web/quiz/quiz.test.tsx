// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { funnel } from '../../content/funnel/index.ts';
import { quizCopy } from '../../content/pages/quiz.ts';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import type { MultiStep, ScaleStep } from '../../core/funnel/step.ts';
import { clearJourney, currentJourney } from '../browser/journey.ts';
import { render } from '../testing/render.tsx';
import { QuizLayout } from './layout.tsx';
import { MultiScreen } from './screens/multi.tsx';
import { ScaleScreen } from './screens/scale.tsx';

const place = { section: 'Your skin', number: 2, path: '/quiz2' };
const multi: PlacedStep<MultiStep> = {
  ...place,
  id: 'wishes',
  kind: 'multi',
  title: 'What do you wish for?',
  options: [
    { id: 'glow', label: 'Glow' },
    { id: 'calm', label: 'Calm' },
  ],
};
const scale: PlacedStep<ScaleStep> = {
  ...place,
  id: 'patience',
  kind: 'scale',
  title: 'I am patient with my skin',
  lead: 'How much do you agree?',
  options: [
    { id: '1', label: '1', meaning: 'Not at all' },
    { id: '2', label: '2', meaning: 'Very much' },
  ],
  ends: ['Not at all', 'Very much'],
};

afterEach(clearJourney);

function renderStep(step: PlacedStep, content: ReactElement) {
  return render(<QuizLayout step={step}>{content}</QuizLayout>);
}

test('the options of a question are a group that has the name of the question', () => {
  renderStep(multi, <MultiScreen step={multi} />);
  const group = screen.getByRole('group', { name: multi.title });
  expect(screen.getAllByRole('checkbox').every((box) => group.contains(box))).toBe(true);
});

test('the heading of a step is read with the number of the step', () => {
  renderStep(multi, <MultiScreen step={multi} />);
  const description = `${multi.number} of ${funnel.steps.length}`;
  expect(screen.getByRole('heading', { level: 1, description }).textContent).toBe(multi.title);
});

test('a Next button that appears is read out', async () => {
  const { user } = renderStep(multi, <MultiScreen step={multi} />);
  const [box] = screen.getAllByRole('checkbox');
  if (box) await user.click(box);
  expect(screen.getByRole('button', { name: quizCopy.next }).closest('[aria-live="polite"]')).not.toBeNull();
});

test('the figures of a scale are read with their meaning, in a group that has the name of the statement', () => {
  renderStep(scale, <ScaleScreen step={scale} />);
  const group = screen.getByRole('group', { name: scale.title });
  const names = scale.options.map(({ label, meaning }) => `${label} ${meaning}`);
  expect(names.map((name) => group.contains(screen.getByRole('button', { name })))).toEqual(names.map(() => true));
});

test('an answer leads on within its tap, without a wait', () => {
  renderStep(scale, <ScaleScreen step={scale} />);
  fireEvent.click(screen.getByRole('button', { name: '2 Very much' }));
  expect(currentJourney().stored.answers).toEqual({ patience: '2' });
});

test('every step of the quiz has a link to help', () => {
  renderStep(scale, <ScaleScreen step={scale} />);
  expect(screen.getByRole('banner').contains(screen.getByRole('link', { name: quizCopy.help }))).toBe(true);
});
