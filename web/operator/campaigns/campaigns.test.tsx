// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { campaignsCopy as copy } from '../../../content/operator/campaigns.ts';
import type { CampaignReport, CampaignRow, SourceAliasList, SpendOutcome } from '../../../core/api/operator/campaigns.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { busyButton, render } from '../../testing/render.tsx';
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
    otherCurrencies: [],
    span: null,
  }));
  respondWith<SourceAliasList>('GET /api/operator/source-aliases', () => ({ aliases: [] }));
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

test('another currency is asked for by itself, without the cost of ads, which is in dollars', async () => {
  const { user } = render(<CampaignsPage />);
  await cellsOf('tiktok');
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
  await waitFor(async () => expect((await cellsOf('tiktok')).slice(4)).toEqual(['€100.00', '−50%worse', '€140.00']));
  expect(requestsTo('GET /api/operator/campaigns').at(-1)?.search).toMatchObject({ currency: 'EUR' });
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
    otherCurrencies: [],
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

test('two spellings of one campaign are one row, and other names stay apart', async () => {
  respondWith<CampaignReport>('GET /api/operator/campaigns', () => ({
    rows: [
      row({ campaign: 'Зима 2026', ad: 'a' }),
      row({ campaign: 'ЗИМА 2026', ad: 'b', gross: 20_00 }),
      row({ campaign: 'Лето 2026', ad: 'a', gross: 1_00 }),
    ],
    before: [],
    visitors: [],
    otherCurrencies: [],
    span: null,
  }));
  const { user } = render(<CampaignsPage />);
  await user.selectOptions(await screen.findByLabelText(copy.level), 'campaign');
  const names = (await screen.findAllByRole('row')).map((line) =>
    within(line)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(names.slice(1).map(([campaign, , , , gross]) => [campaign, gross])).toEqual([
    ['Зима 2026', '$100.00'],
    ['Лето 2026', '$1.00'],
  ]);
});

test('of thousands of campaigns the first two hundred are shown, with what the others brought', async () => {
  respondWith<CampaignReport>('GET /api/operator/campaigns', () => ({
    rows: Array.from({ length: 250 }, (_, index) => row({ campaign: `c${index}`, gross: 1_00 })),
    before: [],
    visitors: [],
    otherCurrencies: [],
    span: null,
  }));
  const { user } = render(<CampaignsPage />);
  await user.selectOptions(await screen.findByLabelText(copy.level), 'campaign');
  await screen.findByText(fill(copy.rest, { shown: '200', all: '250', gross: '$50.00' }));
  expect(screen.getAllByRole('row')).toHaveLength(201);
});

test('a macro that the ad platform did not fill in is named', async () => {
  respondWith<CampaignReport>('GET /api/operator/campaigns', () => ({
    rows: [row({ source: '{{site_source_name}}' }), row({ ad: '__AID__', source: '{{site_source_name}}' })],
    before: [],
    visitors: [],
    otherCurrencies: [],
    span: null,
  }));
  render(<CampaignsPage />);
  await screen.findByText(fill(copy.macros.several, { count: 2, names: '{{site_source_name}}, __AID__' }));
});

test('a source is named, and its name is removed', async () => {
  let aliases = [{ alias: 'meta', source: 'facebook' }];
  respondWith<SourceAliasList>('GET /api/operator/source-aliases', () => ({ aliases }));
  respondWith('POST /api/operator/source-aliases', ({ body }) => {
    aliases = [...aliases, body as (typeof aliases)[0]];
    return { success: true };
  });
  respondWith('POST /api/operator/source-aliases/removal', () => {
    aliases = aliases.slice(1);
    return { success: true };
  });
  const { user } = render(<CampaignsPage />);
  await user.type(await screen.findByLabelText(copy.sources.alias), 'taboola.com');
  await user.type(screen.getByLabelText(copy.sources.source), 'taboola');
  await user.click(busyButton(copy.sources.save));
  await screen.findByRole('row', { name: /^taboola\.com/ });
  expect(requestsTo('POST /api/operator/source-aliases').at(-1)?.body).toEqual({ alias: 'taboola.com', source: 'taboola' });
  await user.click(screen.getByRole('button', { name: fill(copy.sources.removeOf, { alias: 'meta' }) }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^meta/ })).toBeNull());
});

test('a spreadsheet in UTF-16 is sent with its source, and a refusal is shown', async () => {
  const sentence = 'Line 2, column cost: “1.295” may be a thousand or a fraction.';
  respondWith('POST /api/operator/ad-spend', () => refusal('invalid', sentence));
  const { user } = render(<CampaignsPage />);
  await user.type(await screen.findByLabelText(copy.spend.source), 'facebook');
  const utf16 = new Uint8Array([0xff, 0xfe, 0x64, 0, 0x61, 0, 0x79, 0]);
  await user.upload(screen.getByLabelText(copy.spend.choose), new File([utf16], 'spend.csv', { type: 'text/csv' }));
  await screen.findByText(sentence);
  expect(requestsTo('POST /api/operator/ad-spend').at(-1)?.body).toEqual({ csv: 'day', source: 'facebook' });
});

test('a file in another encoding is not sent, because its letters could be wrong', async () => {
  const { user } = render(<CampaignsPage />);
  const latin = new Uint8Array([0x47, 0x72, 0xf6]);
  await user.upload(await screen.findByLabelText(copy.spend.choose), new File([latin], 'spend.csv', { type: 'text/csv' }));
  await screen.findByText(copy.spend.unreadable);
  expect(requestsTo('POST /api/operator/ad-spend')).toEqual([]);
});
