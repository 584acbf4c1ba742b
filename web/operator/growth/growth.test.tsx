// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { frameCopy } from '../../../content/operator/frame.ts';
import { growthCopy as copy } from '../../../content/operator/growth.ts';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { answer } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { GrowthPage } from './growth.tsx';

const report: GrowthReport = {
  monthly: 300_00,
  running: 10,
  cancelled: { subscriptions: 0, monthly: 0 },
  movements: { new: 100_00, expansion: 0, contraction: 0, churned: -20_00, started: 5, ended: 1 },
  series: [],
  churn: [],
  payments: { all: 100, refunded: 1, disputed: 2 },
  before: {
    movements: { new: 200_00, expansion: 0, contraction: 0, churned: -40_00, started: 9, ended: 2 },
    payments: { all: 100, refunded: 2, disputed: 1 },
  },
  lifetimes: [],
  span: null,
};
const note = async (label: string) => (await screen.findAllByText(label, { selector: 'dt' }))[0]?.parentElement?.textContent;

test('less churn and fewer refunds are better, and fewer new subscriptions are worse', async () => {
  answer<GrowthReport>('GET /api/operator/growth', () => report);
  render(<GrowthPage />);
  const { better, worse } = frameCopy.trend;
  expect(await note(copy.figures.churned)).toContain(`−50%, was $40.00${better}`);
  expect(await note(copy.figures.new)).toContain(`−50%, was $200.00${worse}`);
  expect(await note(copy.figures.refundRate)).toContain(`−50%, was 2%${better}`);
  expect(await note(copy.figures.disputeRate)).toContain(`+100%, was 1%${worse}`);
});

test('movements that were not recorded then are compared with nothing', async () => {
  answer<GrowthReport>('GET /api/operator/growth', () => ({ ...report, before: { ...report.before, movements: null } }));
  render(<GrowthPage />);
  expect(await note(copy.figures.new)).not.toContain('%');
  expect(await note(copy.figures.refundRate)).toContain('−50%');
});
