// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import { answerChipCopy } from '../../../content/pages/answer-chips.ts';
import { chartCopy } from '../../../content/pages/charts.ts';
import { completenessModel } from '../../../content/skincare/rules/profile-completeness.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { ChartStep } from '../../../core/funnel/step.ts';
import { answerChips, type ChipWords } from '../../../core/program/answer-chips.ts';
import { profileCompleteness } from '../../../core/program/profile-completeness.ts';
import { clearJourney, openJourney } from '../../browser/journey.ts';
import '../../browser/completeness-engine.ts';
import { write } from '../../browser/storage.ts';
import { render } from '../../testing/render.tsx';
import { ChartScreen } from './chart.tsx';

type Chart = PlacedStep<ChartStep & { id: (typeof funnel.steps)[number]['id'] }>;

const charts = funnel.steps.filter((step): step is Chart => step.kind === 'chart');
const curves = charts.filter(({ shape }) => shape === 'curve');
/** Where everything has been asked. */
const ring: PlacedStep<ChartStep> = {
  id: 'own-ring',
  kind: 'chart',
  shape: 'ring',
  title: '67% known',
  percent: 67,
  labels: ['Known', 'Open'],
  button: 'Next',
  section: 'The end',
  number: funnel.steps.length,
  path: '/own-ring',
};
const steps = funnel.steps.map(({ id }) => id);
const shareOf = (answers: object, upTo?: string) => profileCompleteness(completenessModel, steps, { ...answers }, upTo);

function remember(answers: object): void {
  write('journey', { answers });
  openJourney();
}

afterEach(clearJourney);

test('a chart shows the share that the answers make known, in its title, its picture and the tab', () => {
  const answers = { skinConcerns: ['dullness'], skinType: 'combination', usedSkincareAcids: 'unsure' };
  const share = `${shareOf(answers)}%`;
  remember(answers);
  render(<ChartScreen step={ring} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${share} known`);
  expect(screen.getByRole('img', { name: share })).toBeTruthy();
  expect(document.title).toContain(`${share} known`);
  expect(screen.queryByText(chartCopy.exampleFigure)).toBeNull();
});

test.each(Object.entries<ChipWords>(answerChipCopy.chips))('the chart %s shows the answers that fill it', (id, words) => {
  const answers = Object.fromEntries(Object.entries(words).map(([question, options]) => [question, Object.keys(options)[0]]));
  remember(answers);
  render(<ChartScreen step={{ ...ring, id }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(answerChips(words, answers));
});

test('a chart that is opened without an answer shows the figure of the content, and says that it is an example', () => {
  render(<ChartScreen step={ring} />);
  expect(screen.getByRole('heading', { level: 1, name: ring.title })).toBeTruthy();
  expect(screen.getByText(chartCopy.exampleFigure)).toBeTruthy();
});

test.each(curves)('the curve $id names what was known at each chart before it, and what is still to come', (curve) => {
  const answers = { skinConcerns: ['dullness'], isSensitiveSkin: 'sensitive', skincareRoutineTime: '20-minutes' };
  const shares = charts.filter(({ number }) => number <= curve.number).map(({ id }) => `: ${shareOf(answers, id)}%`);
  remember(answers);
  render(<ChartScreen step={curve} />);
  const name = curve.labels.map((label, index) => `${label}${shares[index] ?? ''}`).join(', ');
  expect(screen.getByRole('img', { name })).toBeTruthy();
});

test.each(curves)('the page of the curve $id names its points before the answers of the device are known', (curve) => {
  expect(renderToString(<ChartScreen step={curve} />)).toContain(`aria-label="${curve.labels.join(', ')}"`);
});

test('the page of a chart draws no figure and names no example before the answers of the device are known', () => {
  remember({ skinType: 'dry' });
  const page = renderToString(<ChartScreen step={ring} />);
  expect(page).not.toContain(chartCopy.exampleFigure);
  expect(page.match(/\d+%/g)).toEqual(['67%']);
  expect(page).toMatch(/<span class="[^"]*pending[^"]*">67%<\/span>/);
});
