// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answersCopy } from '../../../content/operator/answers.ts';
import type { AnswerLift, AnswersReport } from '../../../core/api/operator/answers-report.ts';
import type { FurtherFunnels } from '../../../core/api/operator/funnel.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { AnswersPage } from './answers.tsx';

const copy = answersCopy.lift;
const name = { stepId: 'skinType', number: 14, title: 'Your skin is' };
const rates = { visitors: 900, unlisted: false, buyRate: 0.042, othersRate: 0.03, difference: 0.012 };
const oily: AnswerLift = { ...name, ...rates, labels: ['Oily'], low: 0.003, high: 0.021, verdict: 'more' };
const merged: AnswerLift = { ...name, ...rates, labels: ['Dry', 'Mixed'], low: -0.003, high: 0.021, verdict: 'unknown' };
const option = { optionId: 'oily', label: 'Oily', visitors: 900, share: 0.5, buyers: 38, buyRate: 0.042 };

function openPage(report: Partial<AnswersReport>) {
  const questions = [{ ...name, options: [option] }];
  respondWith<FurtherFunnels>('GET /api/operator/funnels', () => ({ funnels: [] }));
  respondWith<AnswersReport>('GET /api/operator/answers', () => ({
    smallest: 10,
    questions,
    lifts: [],
    few: [],
    answered: 0,
    needed: null,
    ...report,
  }));
  return render(<AnswersPage />);
}

test('an answer with a clear difference stands in a sentence with its interval', async () => {
  openPage({ lifts: [oily, merged] });
  const ranking = within(await screen.findByRole('figure', { name: copy.title }));
  const rows = ranking.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain(fill(copy.more, { answer: 'Oily', rate: '4.2%', others: '3%' }));
  expect(rows[0]?.textContent).toContain(fill(copy.range, { low: '+0.3', high: '+2.1' }));
});

test('answers without a clear difference are kept apart and named together where they are merged', async () => {
  const { user } = openPage({ lifts: [merged], few: [{ ...name, labels: ['Other'] }] });
  expect(await screen.findByText(copy.none)).toBeTruthy();
  await user.click(screen.getByText(fill(copy.untold, { count: '3' })));
  expect(screen.getByText(fill(copy.unknown, { answer: 'Dry or Mixed', rate: '4.2%', others: '3%' }))).toBeTruthy();
  expect(screen.getByText(fill(copy.fewOf, { number: '14', title: name.title, answers: 'Other' }))).toBeTruthy();
});

test('the page says how many more answers it takes', () => {
  openPage({ answered: 420, needed: 8100 });
  return screen.findByText('A difference of a third is likely to be told from about 8,100 answers on; 420 are there.');
});
