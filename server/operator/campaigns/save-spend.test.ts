import { beforeEach, expect, test } from 'vitest';
import { openBeforeAll } from '../../platform/testing.ts';
import { testOperator } from '../testing.ts';
import { aliasRoutes } from './alias-routes.ts';
import { readCampaigns } from './query.ts';
import { campaignRoutes } from './routes.ts';

const shop = openBeforeAll(() => testOperator({ routes: (deps) => [campaignRoutes(deps), aliasRoutes(deps)] }));
beforeEach(async () => {
  await shop.reset();
  await shop.db.deleteFrom('ad_spend').execute();
  await shop.db.deleteFrom('source_aliases').execute();
});

const HEAD = 'day,source,campaign,ad,cost\n';
const PERIOD = { from: '2026-03-01', to: '2026-03-01', zone: 'UTC', unit: 'day' } as const;

async function costs() {
  const { rows } = await readCampaigns(shop.db, PERIOD);
  return rows.map(({ source, campaign, ad, cost }) => [source, campaign, ad, cost]);
}

test('an import that is repeated replaces the days it names, and is in the audit log', async () => {
  const marketer = await shop.add('marketer@example.com', 'marketer');
  const send = (csv: string) => marketer.post('/ad-spend', { csv });
  await send(`${HEAD}2026-03-01,TikTok,Glow!,ad7,10\n2026-03-02,TikTok,Glow!,ad7,99\n`);
  const repeated = await send(
    `\uFEFFCost,Day,Source,Campaign,Ad\r\n12.30,2026-03-01,tiktok,GLOW!,ad7\r\n0.04,2026-03-01,tiktok,ｇｌｏｗ!,ad7\r\n`,
  );
  expect(repeated.json()).toEqual({ lines: 2, cost: 12_34 });
  expect(await costs()).toEqual([['tiktok', 'GLOW!', 'ad7', 12_34]]);
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

test('an import under another name of the source replaces what was imported before it was named', async () => {
  const owner = await shop.signedIn();
  const send = (source: string) => owner.post('/ad-spend', { csv: `${HEAD}2026-03-01,${source},glow,ad7,10\n` });
  await send('Meta');
  await owner.post('/source-aliases', { alias: 'Meta', source: 'Facebook' });
  await send('meta');
  await send('FB');
  expect(await costs()).toEqual([['facebook', 'glow', 'ad7', 10_00]]);
});

test('the export of a platform is imported for the source that the operator names', async () => {
  const owner = await shop.signedIn();
  const csv = 'Campaign name,Day,Amount spent (USD)\nЗима 2026,2026-03-01,12.95\nЛето 2026,2026-03-01,1\n';
  expect((await owner.post('/ad-spend', { csv })).statusCode).toBe(400);
  expect((await owner.post('/ad-spend', { csv, source: 'facebook' })).json()).toEqual({ lines: 2, cost: 13_95 });
  expect(await costs()).toEqual([
    ['facebook', 'Зима 2026', '', 12_95],
    ['facebook', 'Лето 2026', '', 1_00],
  ]);
});

test('a file that is refused changes nothing and says the line, the column and the reason', async () => {
  const owner = await shop.signedIn();
  const refused = await owner.post('/ad-spend', { csv: `${HEAD}2026-03-01,tiktok,glow,,5.00\n2026-03-01,tiktok,dew,,1.295\n` });
  expect([refused.statusCode, refused.json().error.message]).toEqual([400, 'Line 3, column cost: “1.295” has parts of a cent.']);
  expect(await costs()).toEqual([]);
});
