import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import type { Db } from '../../platform/db/client.ts';
import { openReports } from '../../platform/db/reports.ts';
import { openAddressCounts } from '../../platform/http/address-counts.ts';
import { testServer } from '../../platform/http/testing.ts';
import { openApiDocument } from './openapi.ts';
import { dataApiRoutes } from './routes.ts';

const now = () => new Date(0);
const db = {} as Db;
const server = () => {
  const urls: string[] = [];
  const routes = dataApiRoutes({ db, reports: openReports(db, undefined), counts: openAddressCounts({ now }), now });
  const app = testServer(async (scope, options) => {
    scope.addHook('onRoute', ({ url, method }: RouteOptions) => void (method === 'GET' && urls.push(url)));
    await routes(scope, options);
  });
  return { app, urls };
};

test('the OpenAPI document names every route of the JSON API and no other', async () => {
  const { app, urls } = server();
  await app.ready();
  const described = Object.keys(openApiDocument.paths).map((path) => `/api/v1${path}`);
  expect(urls.filter((url) => !url.endsWith('/openapi.json')).sort()).toEqual(described.sort());
  await app.close();
});

test('the OpenAPI document is answered without a token', async () => {
  const { app } = server();
  expect((await app.inject('/api/v1/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApiDocument)));
  await app.close();
});

test('docs/openapi.json is the document that the schemas make', async () => {
  await expect(`${JSON.stringify(openApiDocument, null, 2)}\n`).toMatchFileSnapshot('../../../docs/openapi.json');
});
