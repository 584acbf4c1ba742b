// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { frameCopy } from '../../../content/operator/frame.ts';
import { growthCopy as copy } from '../../../content/operator/growth.ts';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { moment } from '../parts/format.ts';
import { GrowthPage } from './growth.tsx';

const report: GrowthReport = {
  monthly: 300_00,
  running: 10,
  paused: 1,
  trials: { running: 0, started: 0, ended: 0, converted: 0 },
  cancelled: { subscriptions: 0, monthly: 0 },
  movements: { new: 100_00, expansion: 0, contraction: 0, paused: 0, resumed: 0, churned: -20_00, started: 5, ended: 1 },
  series: [],
  endings: [
    { reason: 'chosen', ended: 3, monthly: 60_00 },
    { reason: 'unpaid', ended: 1, monthly: 20_00 },
    { reason: 'refunded', ended: 0, monthly: 0 },
    { reason: 'disputed', ended: 1, monthly: 20_00 },
  ],
  alternatives: {
    kinds: [
      { kind: 'pause', saved: 4, lost: 1 },
      { kind: 'discount', saved: 2, lost: 1 },
      { kind: 'plan-change', saved: 0, lost: 0 },
    ],
    all: { saved: 5, lost: 1 },
  },
  churn: [],
  payments: { all: 100, refunded: 1, disputed: 2 },
  before: {
    movements: { new: 200_00, expansion: 0, contraction: 0, paused: 0, resumed: 0, churned: -40_00, started: 9, ended: 2 },
    payments: { all: 100, refunded: 2, disputed: 1 },
  },
  activation: {
    ...{ started: 100, activated: 60, medianSeconds: 180, plans: [], since: null },
    before: { started: 100, activated: 80, medianSeconds: 3 * 3600 },
  },
  lifetimes: [],
  span: null,
};
const note = async (label: string) => (await screen.findAllByText(label, { selector: 'dt' }))[0]?.parentElement?.textContent;

test('less churn and fewer refunds are better, and fewer new subscriptions are worse', async () => {
  respondWith<GrowthReport>('GET /api/operator/growth', () => report);
  render(<GrowthPage />);
  const { better, worse } = frameCopy.trend;
  expect(await note(copy.figures.churned)).toContain(`−50%, was $40.00${better}`);
  expect(await note(copy.figures.new)).toContain(`−50%, was $200.00${worse}`);
  expect(await note(copy.figures.refundRate)).toContain(`−1 point, was 2%${better}`);
  expect(await note(copy.figures.disputeRate)).toContain(`+1 point, was 1%${worse}`);
});

test('subscriptions that ended are listed by their reasons, which add up to all that ended, and what is paused stands apart', async () => {
  respondWith<GrowthReport>('GET /api/operator/growth', () => report);
  render(<GrowthPage />);
  const table = within(await screen.findByRole('figure', { name: copy.endings.title }));
  expect(table.getByRole('row', { name: `${copy.endings.reasons.unpaid} 1 20% $20.00` })).toBeTruthy();
  expect(table.getByRole('row', { name: '5 100% $100.00' })).toBeTruthy();
  expect(await note(copy.figures.running)).toContain(fill(copy.pausedNote, { count: '1' }));
});

test('what was chosen instead of cancelling is listed with what was lost later, and each subscription counts once in the sum', async () => {
  respondWith<GrowthReport>('GET /api/operator/growth', () => report);
  render(<GrowthPage />);
  const table = within(await screen.findByRole('figure', { name: copy.alternatives.title }));
  expect(table.getByRole('row', { name: `${copy.alternatives.kinds.pause} 4 1 25%` })).toBeTruthy();
  expect(table.getByRole('row', { name: '5 1 20%' })).toBeTruthy();
});

test('movements that were not recorded then are compared with nothing', async () => {
  respondWith<GrowthReport>('GET /api/operator/growth', () => ({ ...report, before: { ...report.before, movements: null } }));
  render(<GrowthPage />);
  expect(await note(copy.figures.new)).not.toContain('%');
  expect(await note(copy.figures.refundRate)).toContain('−1 point');
});

test('a smaller share of activated subscriptions is worse, and a shorter time until then is better', async () => {
  respondWith<GrowthReport>('GET /api/operator/growth', () => report);
  render(<GrowthPage />);
  const { better, worse } = frameCopy.trend;
  expect(await note(copy.figures.activated)).toContain(`60%60 of 100 that began−20 points, was 80%${worse}`);
  expect(await note(copy.figures.toActivation)).toContain(`3 min${copy.activation.median}−98.3%, was 3 h${better}`);
  expect(screen.getByText(copy.activation.empty)).toBeTruthy();
});

test('a period before activations were recorded has no share, and says since when they are', async () => {
  const since = Date.parse('2026-11-25T10:00:00Z');
  const nothing = { started: 0, activated: 0, medianSeconds: null };
  const activation = { ...nothing, plans: [], before: null, since };
  respondWith<GrowthReport>('GET /api/operator/growth', () => ({ ...report, activation }));
  render(<GrowthPage />);
  expect(await note(copy.figures.activated)).toBe(
    `${copy.figures.activated}–${fill(copy.activation.recorded, { time: moment(since) })}`,
  );
  expect(await note(copy.figures.toActivation)).not.toMatch(/\d/);
  expect(screen.getByText(fill(copy.activation.since, { time: moment(since) }))).toBeTruthy();
});

test('a period in which the recording began says of what part it is', async () => {
  const since = Date.parse('2026-11-25T10:00:00Z');
  const part = { started: 2, activated: 1, medianSeconds: 90 };
  const activation = { ...part, plans: [{ ...part, planId: 'month' }], before: null, since };
  respondWith<GrowthReport>('GET /api/operator/growth', () => ({ ...report, activation }));
  render(<GrowthPage />);
  expect(await note(copy.figures.activated)).toContain(`50%1 of 2 that began since ${moment(since)}`);
  const table = screen.getByRole('figure', { name: copy.activation.title });
  expect(within(table).getByRole('rowheader').closest('tr')?.textContent).toMatch(/2150%2 min$/);
});
