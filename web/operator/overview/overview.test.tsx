// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { frameCopy } from '../../../content/operator/frame.ts';
import { overviewCopy as copy } from '../../../content/operator/overview.ts';
import type { AlertReport } from '../../../core/api/operator/alerts.ts';
import type { FunnelReport } from '../../../core/api/operator/funnel.ts';
import type { InboxCounts } from '../../../core/api/operator/inbox.ts';
import type { MorningReport } from '../../../core/api/operator/morning.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { ReportZoneContext } from '../parts/report-zone.ts';
import { RoleContext } from '../parts/role.ts';
import { OverviewPage } from './overview.tsx';

const MORNING = 'GET /api/operator/morning';
const today = { gross: 15000, orders: 3, visitors: 40, buyers: 2 };
const weekBefore = { gross: 12000, orders: 4, visitors: 40, buyers: 4 };
const morning: MorningReport = {
  day: '2026-11-22',
  currency: 'USD',
  at: Date.parse('2026-11-22T10:17:00Z'),
  wholeUntil: Date.parse('2026-11-22T10:00:00Z'),
  soFar: { today, weekBefore },
  hours: { today: [{ gross: 15000, visitors: 40 }], weekBefore: [{ gross: 12000, visitors: 40 }] },
  days: [weekBefore, today],
  otherCurrencies: [],
  rates: {
    now: { all: 100, refunded: 2, disputed: 1 },
    before: { all: 100, refunded: 4, disputed: 1 },
    days: [
      { all: 100, refunded: 4, disputed: 1 },
      { all: 100, refunded: 2, disputed: 1 },
    ],
  },
  orders: [
    {
      id: 'in_1',
      planId: 'year',
      amount: 6499,
      currency: 'USD',
      at: Date.parse('2026-11-22T20:05:00Z'),
      source: 'facebook',
      campaign: 'spring',
    },
  ],
};
const NOTHING: InboxCounts = { messages: 0, requests: 0, disputes: 0, failing: 0, webhooks: 0, drafts: 0, nextDeadline: null };

beforeEach(() => {
  respondWith<MorningReport>(MORNING, () => morning);
  respondWith<FunnelReport>('GET /api/operator/funnel', () => ({
    from: 0,
    until: 1,
    stages: [],
    countedUntil: null,
    agreedOnly: false,
  }));
  respondWith<InboxCounts>('GET /api/operator/waiting', () => NOTHING);
  respondWith('GET /api/operator/alerts', () => ({ open: [], past: [] }) as Partial<AlertReport>);
});

const page = pageIn('UTC');

function pageIn(zone: string) {
  return (
    <ReportZoneContext value={zone}>
      <OverviewPage />
    </ReportZoneContext>
  );
}

const tile = async (label: string) => (await screen.findByText(label)).closest('div');

test('the day has a sentence, and each figure stands beside the same weekday a week before', async () => {
  render(page);
  expect(await screen.findByText('$150.00 by 10:17, ahead of last Sunday ($120.00).')).toBeTruthy();
  expect((await tile(copy.figures.gross))?.textContent).toContain(`+25%, was $120.00${frameCopy.trend.better}`);
  expect((await tile('Bought until 10:00'))?.textContent).toContain(`−5 points, was 10%${frameCopy.trend.worse}`);
});

test('what was paid today in other currencies stands apart', async () => {
  const euros = { currency: 'EUR', orders: 2, gross: 75_98, refunded: 0, lost: 0 };
  respondWith<MorningReport>(MORNING, () => ({ ...morning, otherCurrencies: [euros] }));
  render(page);
  expect(await screen.findByRole('row', { name: 'EUR 2 €75.98 €0.00 €0.00' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: copy.otherCurrencies })).toBeTruthy();
});

test('what a few visitors bought and what came back of a few payments is a count', async () => {
  const few = { all: 8, refunded: 1, disputed: 0 };
  respondWith<MorningReport>(MORNING, () => ({
    ...morning,
    soFar: { today: { ...today, visitors: 10, buyers: 1 }, weekBefore },
    rates: { ...morning.rates, now: few },
  }));
  render(page);
  expect((await tile('Bought until 10:00'))?.textContent).toBe('Bought until 10:001 of 10was 10%');
  expect((await tile(copy.figures.refunds))?.textContent).toContain('1 of 8');
  expect(screen.queryByText('12.5%')).toBeNull();
});

test('yesterday stands beside the same weekday, with the way to its campaigns', async () => {
  const day = { ...today, gross: 60_00 };
  respondWith<MorningReport>(MORNING, () => ({
    ...morning,
    days: [{ ...today, gross: 100_00 }, day, day, day, day, day, day, day],
  }));
  render(page);
  expect(await screen.findByText(/^Yesterday brought \$60\.00, 40% less than the Saturday before \(\$100\.00\)\./)).toBeTruthy();
  const { pathname, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: copy.yesterday.link }).href);
  expect(pathname + search).toBe('/operator/campaigns?period=yesterday&level=campaign');
});

test('fewer refunds are better, and as many disputes as before are neither better nor worse', async () => {
  render(page);
  expect((await tile(copy.figures.refunds))?.textContent).toContain(`−2 points, was 4%${frameCopy.trend.better}`);
  const disputes = await tile(copy.figures.disputes);
  expect(disputes?.textContent).toContain(frameCopy.trend.same);
  expect(disputes?.textContent).not.toMatch(new RegExp(`${frameCopy.trend.better}|${frameCopy.trend.worse}`));
});

test('what needs the operator leads to where it is done, open alerts first', async () => {
  const alert = {
    id: 'a',
    rule: 'silence',
    sentence: 'No visitor was counted for 3 hours.',
    openedAt: 0,
    closedAt: null,
  } as const;
  respondWith('GET /api/operator/alerts', () => ({ open: [alert], past: [] }) as Partial<AlertReport>);
  respondWith<InboxCounts>('GET /api/operator/waiting', () => ({ ...NOTHING, disputes: 1, failing: 12, webhooks: 1 }));
  render(page);
  const panel = await screen.findByRole('region', { name: copy.needs.title });
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [alert.sentence, '/operator/alerts'],
    [copy.needs.disputes.one, '/operator/inbox'],
    ['12 mails and calls are given up', '/operator/deliveries'],
    [copy.needs.webhooks.one, '/operator/integrations'],
  ]);
});

test('the next deadline of a dispute has the time of the clock of the operator', async () => {
  const nextDeadline = Date.parse('2026-11-24T20:00:00Z');
  respondWith<InboxCounts>('GET /api/operator/waiting', () => ({ ...NOTHING, disputes: 2, nextDeadline }));
  render(pageIn('Asia/Kolkata'));
  expect(await screen.findByText('2 open disputes: the next deadline is Nov 25, 01:30')).toBeTruthy();
});

test('every tile has a line of the days before', async () => {
  render(page);
  await tile(copy.figures.gross);
  for (const figure of document.querySelectorAll('dl > div'))
    expect(figure.querySelector('svg[viewBox="0 0 120 28"]')).toBeTruthy();
  expect(document.querySelectorAll('dl > div')).toHaveLength(6);
});

test('a change too small to be read is none, and a figure after nothing has no percentage', async () => {
  const rates = { now: { all: 10001, refunded: 200, disputed: 0 }, before: { all: 10000, refunded: 200, disputed: 0 }, days: [] };
  const soFar = { today, weekBefore: { ...weekBefore, visitors: 0 } };
  respondWith<MorningReport>(MORNING, () => ({ ...morning, rates, soFar }));
  render(page);
  expect((await tile(copy.figures.refunds))?.textContent).toBe(`${copy.figures.refunds}2%${frameCopy.trend.same}`);
  expect((await tile('Visitors until 10:00'))?.textContent).toContain(
    `40${frameCopy.trend.afterNothing}${frameCopy.trend.better}`,
  );
});

test('the report is asked for again each minute, but not while the page is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });
  render(page);
  await tile(copy.figures.gross);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const asked = requestsTo(MORNING).length;
  expect(asked).toBe(2);
  focusManager.setFocused(false);
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
  expect(requestsTo(MORNING)).toHaveLength(asked);
});

test('a morning on which nothing waits says so', async () => {
  render(page);
  expect(await screen.findByText(copy.needs.nothing)).toBeTruthy();
});

test('an overview that could not be fetched does not say that nothing waits', async () => {
  respondWith('GET /api/operator/waiting', () => refusal('unavailable', 'Please try again.'));
  render(page);
  await screen.findByText(copy.figures.gross);
  expect(screen.queryByText(copy.needs.nothing)).toBeNull();
});

test('the newest orders stand with their plan and where the buyers came from', async () => {
  render(pageIn('Asia/Kolkata'));
  const orders = await screen.findByRole('region', { name: copy.orders.title });
  expect(within(orders).getByText('Nov 23, 01:35')).toBeTruthy();
  expect(within(orders).getByText('facebook · spring')).toBeTruthy();
  expect(within(orders).getByText('$64.99')).toBeTruthy();
});

test('a role that does not see revenue is shown none, and asks for none', async () => {
  render(<RoleContext value="support">{page}</RoleContext>);
  expect(await screen.findByText(copy.needs.nothing)).toBeTruthy();
  expect(screen.queryByText(copy.figures.gross)).toBeNull();
  expect(requestsTo(MORNING)).toEqual([]);
});
