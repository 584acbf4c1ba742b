import { expect, test } from 'vitest';
import { openBeforeAll } from '../../platform/testing.ts';
import { testOperator } from '../testing.ts';
import { readCampaigns } from './query.ts';
import { campaignRoutes } from './routes.ts';
import { readSpend } from './spend.ts';

const shop = openBeforeAll(() => testOperator({ routes: (deps) => [campaignRoutes(deps)] }));

const HEAD = 'day,source,campaign,ad,cost\n';
const PERIOD = { from: '2026-03-01', to: '2026-03-01', zone: 'UTC', unit: 'day' } as const;

test('an import that is repeated replaces the days it names, and is in the audit log', async () => {
  const marketer = await shop.add('marketer@example.com', 'marketer');
  const send = (csv: string) => marketer.post('/ad-spend', { csv });
  await send(`${HEAD}2026-03-01,TikTok,Glow!,ad7,10\n2026-03-02,TikTok,Glow!,ad7,99\n`);
  const repeated = await send(
    `\uFEFFCost,Day,Source,Campaign,Ad\r\n12.30,2026-03-01,tiktok,glow-,ad7\r\n0.04,2026-03-01,tiktok,glow-,ad7\r\n`,
  );
  expect(repeated.json()).toEqual({ lines: 2, cost: 12_34 });
  const { rows } = await readCampaigns(shop.db, PERIOD);
  expect(rows.map(({ source, campaign, ad, cost }) => [source, campaign, ad, cost])).toEqual([['tiktok', 'glow-', 'ad7', 12_34]]);
  const audit = await shop.db
    .selectFrom('operator_audit')
    .select(['action', 'detail'])
    .where('action', '=', 'spend-imported')
    .execute();
  expect(audit).toEqual([
    { action: 'spend-imported', detail: '2' },
    { action: 'spend-imported', detail: '2' },
  ]);
});

test.each([
  ['no head', '2026-03-01,tiktok,glow,ad7,12.34\n'],
  ['no cost', `${HEAD}2026-03-01,tiktok,glow,ad7,\n`],
  ['a negative cost', `${HEAD}2026-03-01,tiktok,glow,ad7,-1\n`],
  ['a third of a cent', `${HEAD}2026-03-01,tiktok,glow,ad7,1.005\n`],
  ['no day', `${HEAD}yesterday,tiktok,glow,ad7,1\n`],
  ['no source', `${HEAD}2026-03-01,,glow,ad7,1\n`],
  ['an open quote', `${HEAD}2026-03-01,"tiktok,glow,ad7,1\n`],
])('a file with %s is refused as a whole', (_what, csv) => {
  expect(readSpend(csv)).toBeUndefined();
});
