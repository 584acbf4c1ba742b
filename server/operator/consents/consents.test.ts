import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsentReport } from '../../../core/api/operator/consents.ts';
import { PAGE } from '../../../core/operator/request.ts';
import { buyer, type ManageFixture, manageFixture } from '../../money/manage/testing.ts';
import { testServer } from '../../platform/http/testing.ts';
import { asOwner } from '../testing.ts';
import { consentReportRoutes } from './routes.ts';

let shop: ManageFixture;
let desk: ReturnType<typeof testServer>;
beforeAll(async () => {
  shop = await manageFixture();
  desk = testServer(asOwner(consentReportRoutes(shop.deps)));
  await buyer(shop);
  const [consent] = await shop.db.selectFrom('consent_records').selectAll().execute();
  if (!consent) throw new Error('The buyer agreed to nothing.');
  const { id: _, ...values } = consent;
  const copies = Array.from({ length: PAGE }, () => values);
  await shop.db.insertInto('consent_records').values(copies).execute();
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});

test('agreements are listed page by page, each once', async () => {
  const { created_at: at } = await shop.db.selectFrom('consent_records').select('created_at').executeTakeFirstOrThrow();
  const day = at.toISOString().slice(0, 10);
  const period = `/api/consents?from=${day}&to=${day}&zone=UTC&unit=day`;
  const first = (await desk.inject(period)).json<ConsentReport>();
  const second = (await desk.inject(`${period}&offset=${PAGE}`)).json<ConsentReport>();
  const ids = [...first.agreements, ...second.agreements].map(({ id }) => id);
  expect(first.agreements).toHaveLength(PAGE);
  expect(new Set(ids).size).toBe(first.agreed);
  expect(second.agreed).toBe(first.agreed);
  expect((await desk.inject(`${period}&offset=-1`)).statusCode).toBe(400);
});
