// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { frameCopy } from '../../../content/operator/frame.ts';
import { revenueCopy as copy } from '../../../content/operator/revenue.ts';
import type { RevenueReport, RevenueTotals } from '../../../core/api/operator/revenue.ts';
import { render } from '../../testing/render.tsx';
import { Totals } from './totals.tsx';

const NOTHING = { orders: 0, intro: 0, renewals: 0, changes: 0, gross: 0, refunded: 0, lost: 0, tax: 0, fees: 0, net: 0 };
const totals = (change: Partial<RevenueTotals>): RevenueTotals => ({
  ...NOTHING,
  disputes: 0,
  openDisputes: 0,
  atStake: 0,
  failedRenewals: 0,
  ...change,
});

test('a change too small to be shown is no change, with no sign before it', () => {
  const report = {
    totals: totals({ gross: 371_913, renewals: 100 }),
    before: totals({ gross: 371_900, renewals: 80 }),
    checkouts: { paid: 0, begun: 0 },
    balance: { span: null },
  } as unknown as RevenueReport;
  render(<Totals report={report} period={{ from: '2026-03-01', to: '2026-03-28' }} />);
  expect(screen.getByText(copy.figures.gross).parentElement?.textContent).toContain('as in the 28 days before');
  expect(screen.getByText(copy.figures.renewals).parentElement?.textContent).toContain('25% more');
});

test('fewer refunds and failed renewals are better, less revenue is worse, and tax is neither', () => {
  const report = {
    totals: totals({ gross: 50_00, refunded: 10_00, tax: 5_00, failedRenewals: 10 }),
    before: totals({ gross: 100_00, refunded: 20_00, tax: 10_00, failedRenewals: 20 }),
    checkouts: { paid: 0, begun: 0 },
    balance: { span: null },
  } as unknown as RevenueReport;
  render(<Totals report={report} period={{ from: '2026-03-01', to: '2026-03-28' }} />);
  const note = (label: string) => screen.getByText(label).parentElement?.textContent;
  const { better, worse } = frameCopy.trend;
  for (const label of [copy.figures.refunded, copy.figures.failed]) {
    expect(note(label)).toContain(`50% less than the 28 days before${better}`);
  }
  expect(note(copy.figures.gross)).toContain(`50% less than the 28 days before${worse}`);
  expect(note(copy.figures.tax)).toMatch(/50% less than the 28 days before$/);
});

test('a period before with a handful, or with a tenth of what came, stands as it was and without a percent', () => {
  const report = {
    totals: totals({ gross: 410_000_00, orders: 7, refunded: 95_00 }),
    before: totals({ gross: 268_00, orders: 3, refunded: 10_00 }),
    checkouts: { paid: 0, begun: 0 },
    balance: { span: null },
  } as unknown as RevenueReport;
  render(<Totals report={report} period={{ from: '2026-01-01', to: '2026-12-31' }} />);
  const note = (label: string) => screen.getByText(label).parentElement?.textContent;
  expect(note(copy.figures.gross)).toContain('$268.00 in the 365 days before');
  expect(note(copy.figures.orders)).toContain('3 in the 365 days before');
  expect(note(copy.figures.refunded)).toContain('850% more than the 365 days before');
  expect(note(copy.figures.gross)).not.toContain('%');
});
