// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import { chartCopy } from '../../../content/pages/charts.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { ChartStep } from '../../../core/funnel/step.ts';
import { clearJourney, openJourney } from '../../browser/journey.ts';
import '../../browser/completeness-engine.ts';
import { write } from '../../browser/storage.ts';
import { render } from '../../testing/render.tsx';
import { ChartScreen } from './chart.tsx';

const [ring, , curve] = funnel.steps.filter(
  (step): step is PlacedStep<ChartStep & { id: typeof step.id }> => step.kind === 'chart',
);
if (!ring || !curve) throw new Error('The funnel has too few charts.');

function remember(answers: object): void {
  write('journey', { answers });
  openJourney();
}

afterEach(clearJourney);

test('a chart shows the share that the answers make known, in its title, its picture and the tab, with the answers beside it', () => {
  remember({ skinConcerns: ['dullness'], skinType: 'combination', usedSkincareAcids: 'unsure' });
  render(<ChartScreen step={ring} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ring.title.replace('67%', '36%'));
  expect(screen.getByRole('img', { name: '36%' })).toBeTruthy();
  expect(document.title).toContain(ring.title.replace('67%', '36%'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Combination']);
  expect(screen.queryByText(chartCopy.exampleFigure)).toBeNull();
});

test('a chart that is opened without an answer shows the figure of the content, and says that it is an example', () => {
  render(<ChartScreen step={ring} />);
  expect(screen.getByRole('heading', { level: 1, name: ring.title })).toBeTruthy();
  expect(screen.getByText(chartCopy.exampleFigure)).toBeTruthy();
});

test('a curve names what was known at each chart before it, and what is still to come', () => {
  remember({ skinConcerns: ['dullness'], isSensitiveSkin: 'sensitive', skincareRoutineTime: '20-minutes' });
  render(<ChartScreen step={curve} />);
  expect(screen.getByRole('img', { name: 'Ingredients: 18%, Skin today: 24%, Your days: 27%, Goals' })).toBeTruthy();
});

test('the page of a curve names its points before the answers of the device are known', () => {
  expect(renderToString(<ChartScreen step={curve} />)).toContain('aria-label="Ingredients, Skin today, Your days, Goals"');
});

test('the page of a chart draws no figure and names no example before the answers of the device are known', () => {
  remember({ skinType: 'dry' });
  const page = renderToString(<ChartScreen step={ring} />);
  expect(page).not.toContain(chartCopy.exampleFigure);
  expect(page.match(/\d+%/g)).toEqual(['67%']);
  expect(page).toMatch(/<span class="[^"]*pending[^"]*">67%<\/span>/);
});
