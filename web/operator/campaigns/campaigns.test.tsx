// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { campaignsCopy as copy } from '../../../content/operator/campaigns.ts';
import type { CampaignReport, CampaignRow, SpendOutcome } from '../../../core/api/operator/campaigns.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { CampaignsPage } from './campaigns.tsx';

const row = (change: Partial<CampaignRow>): CampaignRow => ({
  source: 'tiktok',
  campaign: 'glow',
  ad: 'ad7',
  checkouts: 10,
  paid: 5,
  orders: 4,
  gross: 80_00,
  net: 70_00,
  earned: 60_00,
  cost: 40_00,
  ...change,
});

beforeEach(() => {
  respondWith<CampaignReport>('GET /api/operator/campaigns', () => ({
    rows: [row({}), row({ ad: 'ad9', gross: 20_00, cost: 80_00 }), row({ source: 'google', campaign: '', ad: '', cost: 0 })],
    before: [row({ ad: 'ad9', gross: 200_00 }), row({ source: 'newsletter', campaign: 'may', ad: '', gross: 30_00 })],
    visitors: [{ source: 'tiktok', visitors: 300 }],
    span: null,
  }));
});

const cellsOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a source adds up its ads, and says what an order cost and how much of the cost came back', async () => {
  render(<CampaignsPage />);
  expect(await cellsOf('tiktok')).toEqual([
    '300',
    '20',
    '50%',
    '8',
    '$100.00',
    '−50%worse',
    '$140.00',
    '$120.00',
    '$15.00',
    '100%',
  ]);
  expect((await cellsOf('google')).slice(-2)).toEqual(['–', '–']);
});

test('the ads of a source are listed on demand', async () => {
  const { user } = render(<CampaignsPage />);
  await screen.findByRole('row', { name: /^tiktok/ });
  await user.selectOptions(screen.getByLabelText(copy.level), 'ad');
  const names = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(names.filter((text) => text.includes('ad7'))).toHaveLength(1);
  expect(names.filter((text) => text.includes('ad9'))).toHaveLength(1);
});

test('the campaign whose revenue fell most is named, and one that brings nothing any more is listed', async () => {
  const { user } = render(<CampaignsPage />);
  await screen.findByText(/fall of gross revenue: tiktok, \$100\.00 instead of \$200\.00 in the period before\.$/);
  expect((await cellsOf('newsletter')).slice(3, 6)).toEqual(['0', '$0.00', '−100%worse']);
  await user.selectOptions(screen.getByLabelText(copy.level), 'campaign');
  await screen.findByText(/tiktok · glow, \$100\.00/);
});

test('a fall of payments whose source is unknown stands before that of a campaign', async () => {
  const unknown = { source: 'unknown', campaign: '', ad: '' };
  respondWith<CampaignReport>('GET /api/operator/campaigns', () => ({
    rows: [row({}), row({ ...unknown, gross: 10_00 })],
    before: [row({ gross: 90_00 }), row({ ...unknown, gross: 500_00 })],
    visitors: [],
    span: null,
  }));
  const { user } = render(<CampaignsPage />);
  await screen.findByText(/unknown source.*\$10\.00 instead of \$500\.00 in the period before/);
  await screen.findByText(/tiktok, \$80\.00 instead of \$90\.00/);
  await user.selectOptions(screen.getByLabelText('Period'), 'yesterday');
  await screen.findByText(/tiktok, \$80\.00 instead of \$90\.00 a week before/);
});

test('a file of ad spend is sent as it is, and the answer says what was imported', async () => {
  respondWith<SpendOutcome>('POST /api/operator/ad-spend', () => ({ lines: 2, cost: 12_34 }));
  const { user } = render(<CampaignsPage />);
  const csv = 'day,source,campaign,ad,cost\n2026-03-01,tiktok,glow,ad7,12.34\n';
  await user.upload(await screen.findByLabelText(copy.spend.choose), new File([csv], 'spend.csv', { type: 'text/csv' }));
  await screen.findByText(fill(copy.spend.done, { lines: '2', cost: '$12.34' }));
  expect(requestsTo('POST /api/operator/ad-spend').at(-1)?.body).toEqual({ csv });
});
