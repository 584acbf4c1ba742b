import { expect, test } from 'vitest';
import type { SpendFile } from '../../../core/api/operator/campaigns.ts';
import { readSpend } from './spend.ts';
import { refusalText } from './spend-refusal.ts';

const HEAD = 'day,source,campaign,ad,cost\n';
const file = (csv: string, source?: string): SpendFile => ({ csv, ...(source && { source }) });
const told = (read: ReturnType<typeof readSpend>) => {
  if ('reason' in read) return refusalText(read);
  return read.map(({ day, source, campaign, ad, cost }) => [day, source, campaign, ad, cost]);
};

const GERMAN_EXCEL = [
  'Werbekosten November',
  '',
  'Tag;Quelle;Kampagne;Anzeige;Kosten',
  '26.11.2026;facebook;Hautpflege für Männer;Video A;1.295',
  '27.11.2026;facebook;"Größe; und mehr";Video A;12,95',
  'Summe;;;;1.307,95',
].join('\r\n');
const META = [
  '"Campaign name","Ad name","Day","Amount spent (USD)","Reporting starts","Reporting ends","Impressions"',
  '"US_iOS, Broad","Video А",2026-11-26,12.95,2026-11-26,2026-11-26,1000',
  '"夏季","",2026-11-27,1,2026-11-27,2026-11-27,20',
  ',,,13.95,2026-11-26,2026-11-27,1020',
].join('\n');
const META_GERMAN = [
  'Kampagnenname;Name der Anzeige;Tag;Ausgegebener Betrag (USD);Berichtsstart;Berichtsende',
  'Glow;Ad 7;2026-11-26;12,95;2026-11-26;2026-11-26',
].join('\n');
const GOOGLE = [
  'Campaign report',
  'November 26, 2026 - November 27, 2026',
  'Day\tCampaign\tCurrency code\tClicks\tCost',
  '2026-11-26\tBrand – Search\tUSD\t1,200\t1,295.50',
  '2026-11-27\tTotal care\tUSD\t7\t3.00',
  ' --\tTotal: Campaigns\tUSD\t1,207\t1,298.50',
  'Total: Account\t --\t --\t1,207\t1,298.50',
].join('\n');
const TIKTOK = [
  'Campaign name,Ad name,By Day,Currency,Cost',
  'Glow,ad7,2026-11-26 00:00:00,USD,$12.95',
  'Total of 1 result,-,-,-,12.95',
].join('\n');
const FRENCH_EXCEL = [
  'Jour;Source;Campagne;Publicité;Coût',
  '26/11/2026;tiktok;Été;vidéo;1\u202f295,50',
  '05/11/2026;tiktok;Été;vidéo;12,5',
].join('\r\n');
const SWISS_EXCEL = ['Tag;Quelle;Kampagne;Anzeige;Kosten', "26.11.2026;google;Glow;;1'295.50"].join('\r\n');
const POLISH_EXCEL = ['Dzień;Źródło;Kampania;Reklama;Koszt', '26.11.2026;ig;Zima;a;12,95'].join('\r\n');
const BRAZIL_EXCEL = ['Data;Origem;Campanha;Anúncio;Custo', '26/11/2026;fb;Verão;a;US$ 1.295,50'].join('\r\n');
const JAPAN = ['日付,source,キャンペーン,広告,費用', '2026/11/26,google,夏季,広告１,１２．９５'].join('\n');

test.each([
  [
    'German Excel',
    file(GERMAN_EXCEL),
    [
      ['2026-11-26', 'facebook', 'Hautpflege für Männer', 'Video A', 1295_00],
      ['2026-11-27', 'facebook', 'Größe; und mehr', 'Video A', 12_95],
    ],
  ],
  [
    'Meta',
    file(META, 'facebook'),
    [
      ['2026-11-26', 'facebook', 'US_iOS, Broad', 'Video А', 12_95],
      ['2026-11-27', 'facebook', '夏季', '', 1_00],
    ],
  ],
  ['Meta in German', file(META_GERMAN, 'facebook'), [['2026-11-26', 'facebook', 'Glow', 'Ad 7', 12_95]]],
  [
    'Google',
    file(GOOGLE, 'google'),
    [
      ['2026-11-26', 'google', 'Brand – Search', '', 1295_50],
      ['2026-11-27', 'google', 'Total care', '', 3_00],
    ],
  ],
  ['TikTok', file(TIKTOK, 'tiktok'), [['2026-11-26', 'tiktok', 'Glow', 'ad7', 12_95]]],
  [
    'French Excel',
    file(FRENCH_EXCEL),
    [
      ['2026-11-26', 'tiktok', 'Été', 'vidéo', 1295_50],
      ['2026-11-05', 'tiktok', 'Été', 'vidéo', 12_50],
    ],
  ],
  ['Swiss Excel', file(SWISS_EXCEL), [['2026-11-26', 'google', 'Glow', '', 1295_50]]],
  ['Polish Excel', file(POLISH_EXCEL), [['2026-11-26', 'ig', 'Zima', 'a', 12_95]]],
  ['Brazilian Excel', file(BRAZIL_EXCEL), [['2026-11-26', 'fb', 'Verão', 'a', 1295_50]]],
  ['a Japanese sheet', file(JAPAN), [['2026-11-26', 'google', '夏季', '広告１', 12_95]]],
  [
    'our own columns in another order, with a mark',
    file('\uFEFFCost,Day,Source,Campaign,Ad\r\n12.30,2026-03-01,tiktok,Glow!,ad7\r\n'),
    [['2026-03-01', 'tiktok', 'Glow!', 'ad7', 12_30]],
  ],
])('a file of %s is read', (_what, sent, rows) => {
  expect(told(readSpend(sent))).toEqual(rows);
});

test.each([
  ['no head', file('2026-03-01,tiktok,glow,ad7,12.34\n'), /^No line of this file names its columns/],
  ['only a head', file(HEAD), /^There is no line below/],
  ['no source, and nobody says it', file(META), /does not say where the money went/],
  ['no cost', file(`${HEAD}2026-03-01,tiktok,glow,ad7,\n`), /^Line 2, column cost: This cell is empty\.$/],
  ['a negative cost', file(`${HEAD}2026-03-01,tiktok,glow,ad7,-1\n`), /^Line 2, column cost: “-1” is less than nothing\.$/],
  [
    'parts of a cent',
    file(`${HEAD}2026-03-01,tiktok,glow,ad7,2.50\n2026-03-02,tiktok,glow,ad7,1.005\n`),
    /^Line 3, column cost: “1\.005” has parts of a cent\.$/,
  ],
  [
    'a thousand or a fraction',
    file(`${HEAD}2026-03-01,tiktok,glow,ad7,1.295\n`),
    /^Line 2, column cost: “1\.295” may be .* like 1295\.00\.$/,
  ],
  [
    'an amount cut in two by its comma',
    file(`${HEAD}2026-03-01,tiktok,glow,ad7,12,95\n`),
    /^Line 2: This line has more or fewer cells/,
  ],
  [
    'another currency in the head',
    file(META.replace('USD', 'EUR'), 'facebook'),
    /^Line 2, column Amount spent \(EUR\): This amount is not in USD/,
  ],
  [
    'another currency in a column',
    file(GOOGLE.replace('Search\tUSD', 'Search\tCHF'), 'google'),
    /^Line 4, column Currency code: This amount is not in USD/,
  ],
  [
    'another currency beside an amount',
    file(`${HEAD}2026-03-01,tiktok,glow,ad7,€1\n`),
    /^Line 2, column cost: This amount is not in USD/,
  ],
  [
    'no day',
    file(`${HEAD}2026-03-01,tiktok,glow,ad7,1\nyesterday,tiktok,glow,ad7,1\n`),
    /^Line 3, column day: “yesterday” is not a day\.$/,
  ],
  ['a day that may be two', file(`${HEAD}05/11/2026,tiktok,glow,ad7,1\n`), /^Line 2, column day: “05\/11\/2026” may be two days/],
  [
    'lines of several days',
    file('Campaign name,Reporting starts,Reporting ends,Amount spent (USD)\nGlow,2026-11-01,2026-11-30,5\n', 'facebook'),
    /^Line 2, column Reporting ends: This line is about more than one day/,
  ],
  ['a line without a source', file(`${HEAD}2026-03-01,,glow,ad7,1\n`), /^Line 2, column source: This cell is empty\.$/],
  ['a line without a campaign that adds nothing up', file(META.replace('13.95', '14.95'), 'facebook'), /^Line 4/],
  ['an open quote', file(`${HEAD}2026-03-01,"tiktok,glow,ad7,1\n`), /^Line \d: A quotation mark/],
  [
    'a long name',
    file(`${HEAD}2026-03-01,tiktok,${'x'.repeat(501)},ad7,1\n`),
    /^Line 2, column campaign: This name has more than 500/,
  ],
  ['a huge amount', file(`${HEAD}2026-03-01,tiktok,glow,ad7,99999999\n`), /^Line 2, column cost: “99999999” is too much/],
  ['a spreadsheet', file('PK\u0003\u0004'), /^No line/],
])('a file with %s is refused as a whole', (_what, sent, sentence) => {
  expect(told(readSpend(sent))).toMatch(sentence);
});
