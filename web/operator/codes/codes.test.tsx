// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { codesCopy } from '../../../content/operator/codes.ts';
import type { CodeReport } from '../../../core/api/operator/codes.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { ReportZoneContext } from '../parts/report-zone.ts';
import { RoleContext } from '../parts/role.ts';
import { CodesPage } from './codes.tsx';

const copy = codesCopy.form;
const MAKE = 'POST /api/operator/codes';
const END = 'POST /api/operator/codes/end';
const sums = { refunded: 1000, lost: 0, tax: 0, fees: 0 };
const report: CodeReport = {
  codes: [
    {
      ...{ name: 'SPRING-7Q4K', off: { percent: 20 }, charges: 3, plans: ['month'], state: 'running', madeBy: 'ada' },
      ...{ beginsAt: Date.parse('2026-11-01T00:00Z'), endsAt: Date.parse('2026-12-01T00:00Z'), uses: 7, maxUses: 100 },
      amounts: [
        { ...sums, currency: 'EUR', gross: 5000, net: 4000 },
        { ...sums, currency: 'USD', gross: 22393, net: 21393 },
      ],
    },
    {
      ...{ name: 'OLD-1', off: { amount: 500, currency: 'USD' }, charges: null, plans: null, state: 'ended', madeBy: 'ada' },
      ...{ beginsAt: Date.parse('2026-10-01T00:00Z'), endsAt: null, uses: 0, maxUses: null, amounts: [] },
    },
  ],
};

beforeEach(() => {
  respondWith<CodeReport>('GET /api/operator/codes', () => report);
  respondWith(MAKE, () => ({ success: true }));
  respondWith(END, () => ({ success: true }));
});

const page = () => (
  <ReportZoneContext value="Europe/Berlin">
    <CodesPage />
  </ReportZoneContext>
);

test('a code stands in a line for each currency, with its uses and what it brought', async () => {
  render(page());
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  const texts = rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  const spring = ['Running', '20% off 3 payments', '1-Month', 'Nov 1, 2026 to Dec 1, 2026', '7 of 100'];
  expect(texts).toEqual([
    [...spring, '€50.00', '€10.00', '€40.00', 'ada', 'End'],
    [...spring, '$223.93', '$10.00', '$213.93', 'ada', 'End'],
    ['Ended', '$5.00 off every payment', 'All', 'from Oct 1, 2026', '0', '$0.00', '$0.00', '$0.00', 'ada', ''],
  ]);
});

test('a code is made for days of the zone of the reports, and the page says how its links end', async () => {
  const { user } = render(page());
  await user.type(await screen.findByLabelText(copy.name), 'winter-9x');
  await user.type(screen.getByLabelText(copy.percent), '25');
  await user.selectOptions(screen.getByLabelText(copy.lasts), copy.lastings.several);
  await user.type(screen.getByLabelText(copy.charges), '2');
  await user.selectOptions(screen.getByLabelText(copy.plan), '1-Year');
  await user.type(screen.getByLabelText(copy.begins), '2026-12-01');
  await user.type(screen.getByLabelText(copy.ends), '2026-12-31');
  await user.type(screen.getByLabelText(copy.maxUses), '50');
  await user.click(screen.getByRole('button', { name: new RegExp(copy.save) }));
  await screen.findByText(fill(copy.made, { code: 'WINTER-9X' }));
  expect(requestsTo(MAKE)[0]?.body).toEqual({
    name: 'winter-9x',
    off: { percent: 25 },
    charges: 2,
    plans: ['year'],
    beginsAt: Date.parse('2026-11-30T23:00Z'),
    endsAt: Date.parse('2026-12-31T23:00Z'),
    maxUses: 50,
  });
});

test.each([
  ['USD', '12.50', 1250],
  ['EUR', '€12.50', 1250],
  ['JPY', '500', 500],
])('an amount in %s off every payment needs nothing more', async (currency, typed, amount) => {
  const { user } = render(page());
  await user.type(await screen.findByLabelText(copy.name), 'ABC');
  await user.selectOptions(screen.getByLabelText(copy.kind), currency);
  await user.type(screen.getByLabelText(copy.amount), typed);
  await user.selectOptions(screen.getByLabelText(copy.lasts), copy.lastings.always);
  await user.click(screen.getByRole('button', { name: new RegExp(copy.save) }));
  await screen.findByText(fill(copy.made, { code: 'ABC' }));
  expect(requestsTo(MAKE)[0]?.body).toEqual({
    ...{ name: 'ABC', off: { amount, currency }, charges: null },
    ...{ plans: null, beginsAt: null, endsAt: null, maxUses: null },
  });
});

test('a refused field says why, and keeps what was typed', async () => {
  respondWith(MAKE, () => refusal('conflict', 'Taken.', { fields: { name: 'Taken.' } }));
  const { user } = render(page());
  const name = await screen.findByLabelText<HTMLInputElement>(copy.name);
  await user.type(name, 'OLD-1');
  await user.click(screen.getByRole('button', { name: new RegExp(copy.save) }));
  await screen.findByText('Taken.');
  expect(name.value).toBe('OLD-1');
});

test('a code ends once the question was answered', async () => {
  const { user } = render(page());
  const [end] = await screen.findAllByRole('button', { name: fill(codesCopy.endOf, { code: 'SPRING-7Q4K' }) });
  await user.click(end as HTMLElement);
  expect(requestsTo(END)).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: new RegExp(codesCopy.ending.confirm) }));
  expect(requestsTo(END)[0]?.body).toEqual({ name: 'SPRING-7Q4K' });
});

test('a role that only reads has neither the form nor the button', async () => {
  render(<RoleContext value="marketer">{page()}</RoleContext>);
  await screen.findByRole('table');
  expect(screen.queryByLabelText(copy.name)).toBeNull();
  expect(screen.queryByText(codesCopy.end)).toBeNull();
});
