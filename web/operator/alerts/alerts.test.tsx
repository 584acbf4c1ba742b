// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { alertsCopy } from '../../../content/operator/alerts.ts';
import type { AlertReport, AlertSettings } from '../../../core/api/operator/alerts.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { RoleContext } from '../parts/role.ts';
import { AlertsPage } from './alerts.tsx';

const { limits, open, past } = alertsCopy;
const settings: AlertSettings = {
  timeZone: 'Europe/Berlin',
  revenue: 500_00,
  revenueIn: { EUR: 400_00, JPY: 60_000 },
  revenueHour: 18,
  acceptance: 50,
  refunds: null,
  disputes: 0.75,
  duplicates: 5,
  mails: 2500,
  withdrawals: null,
  deliveries: 10,
  silence: null,
  anomalies: true,
};
const alert = { id: '1', rule: 'silence', openedAt: 0, closedAt: null } as const;
const report: AlertReport = {
  settings,
  open: [{ ...alert, sentence: 'No visitor was counted for 3 hours.' }],
  past: [{ ...alert, id: '2', sentence: '12 deliveries are given up.', closedAt: 1 }],
};
const SAVE = 'POST /api/operator/alerts/limits';
const savedBodies = () => requestsTo(SAVE).map(({ body }) => body);

beforeEach(() => {
  respondWith<AlertReport>('GET /api/operator/alerts', () => report);
  respondWith(SAVE, () => ({ success: true }));
});

test('open alerts stand apart from past ones', async () => {
  render(<AlertsPage />);
  const opened = await screen.findByRole('list', { name: open.title });
  expect(within(opened).getByText('No visitor was counted for 3 hours.')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: past.title })).getByText('12 deliveries are given up.')).toBeTruthy();
});

test('limits are saved in cents and percent, and an empty field switches one off', async () => {
  const { user } = render(<AlertsPage />);
  const typeIn = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await typeIn(`${limits.revenue.label} (USD)`, '750.5');
  await typeIn(`${limits.revenue.label} (EUR)`, '350.25');
  await user.clear(screen.getByLabelText(`${limits.revenue.label} (JPY)`));
  await user.clear(screen.getByLabelText(limits.acceptance.label));
  await typeIn(limits.silence.label, '4');
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${limits.anomalies}`) }));
  await user.click(screen.getByRole('button', { name: new RegExp(limits.action) }));
  expect(await screen.findByText(limits.done)).toBeTruthy();
  expect(savedBodies()).toEqual([
    { ...settings, revenue: 750_50, revenueIn: { EUR: 350_25 }, acceptance: null, silence: 4, anomalies: false },
  ]);
});

test('a limit that is no number is refused beside its field before it is sent, and the hour cannot be left out', async () => {
  const { user } = render(<AlertsPage />);
  await user.type(await screen.findByLabelText(limits.deliveries.label), 'x');
  await user.clear(screen.getByLabelText(limits.revenueHour.label));
  await user.click(screen.getByRole('button', { name: new RegExp(limits.action) }));
  expect(await screen.findAllByText(limits.invalid)).toHaveLength(2);
  expect(savedBodies()).toEqual([]);
});

test('a limit that the server refuses is reported beside its field', async () => {
  respondWith(SAVE, () => refusal('invalid', 'Please look again.', { fields: { silence: 'At most 168.' } }));
  const { user } = render(<AlertsPage />);
  await user.type(await screen.findByLabelText(limits.silence.label), '999{Enter}');
  expect(await screen.findByText('At most 168.')).toBeTruthy();
});

test('a role that may not set limits reads them', async () => {
  render(
    <RoleContext value="read-only">
      <AlertsPage />
    </RoleContext>,
  );
  const row = await screen.findByRole('row', { name: new RegExp(`^${limits.refunds.label}`) });
  expect(within(row).getByRole('cell').textContent).toBe(limits.off);
  expect(screen.getByRole('row', { name: `${limits.revenue.label} (JPY) 60000` })).toBeTruthy();
  expect(screen.queryByRole('button', { name: new RegExp(limits.action) })).toBeNull();
});
