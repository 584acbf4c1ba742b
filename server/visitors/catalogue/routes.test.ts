import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue/index.ts';
import { labelKnowledge } from '../../../content/catalogue/knowledge.ts';
import { type CatalogueResponse, unpackProducts } from '../../../core/catalogue/catalogue.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import type { CommandDeps } from '../../platform/console/command.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { buildServer, type Server } from '../../platform/http/server.ts';
import { removeCatalogue, useCatalogue } from './commands.ts';
import type { ListItem, OwnList } from './lists.ts';
import { catalogueRoutes } from './routes.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const REPORT = { products: 1, kinds: { mask: 1 }, refusedLines: 0, problems: [], warnedLines: 0, warnings: [] };
const OWN: OwnList = {
  fileName: 'products.csv',
  report: { ...REPORT, knownNames: 80, unknownNames: [] },
  served: { ids: ['own-gel'] },
  items: [
    {
      line: 2,
      product: {
        ...{
          id: 'own-gel',
          name: 'Gel',
          brand: 'Own',
          kind: 'mask',
          price: 900,
          inci: 'Aqua, Moonwort, Urea (5%), Urea, Xanthan Gum',
        },
        ...{ picture: '/catalogue/pictures/a1.png', link: 'https://own.example/gel' },
      },
    },
  ],
  pictures: [{ name: 'a1.png', type: 'png', base64: PNG.toString('base64') }],
};

let at = Date.parse('2026-11-22T12:00:00Z');
const now = () => new Date(at);
let db: Db;
let server: Server;
let deps: CommandDeps;
beforeAll(async () => {
  db = await testDatabase();
  deps = { db, queue: { add: async () => undefined }, publicUrl: undefined, now } as unknown as CommandDeps;
});
beforeEach(async () => {
  await removeCatalogue(deps, {});
  server = buildServer({ trustProxy: false, logLevel: 'silent' });
  server.register(
    catalogueRoutes({
      db,
      publicUrl: new URL('https://petalune.example'),
      knowledge: { products: catalogue, labels: labelKnowledge },
      now,
    }),
  );
});
afterEach(() => server.close());
afterAll(() => db.destroy());

const served = async () => {
  const { ingredients, ...packed } = (await server.inject('/catalogue.json')).json<CatalogueResponse>();
  return { ingredients, products: unpackProducts(packed) };
};

test('the demonstration’s products are served with their lists read, and with the ingredients that they hold alone', async () => {
  const { products, ingredients } = await served();
  expect(products).toHaveLength(catalogue.length);
  const toner = products.find(({ id }) => id === 'alcohol-toner');
  expect(toner).toMatchObject({ names: 9, recognized: 9, parts: [{ ingredient: 'alcohol-denat', place: 'high' }] });
  expect(toner).not.toHaveProperty('inci');
  const used = new Set(products.flatMap(({ parts }) => parts.map(({ ingredient }) => ingredient)));
  expect(new Set(ingredients.map(({ id }) => id))).toEqual(used);
});

test('the catalogue is compressed, may be cached for minutes, and is answered 304 with its ETag', async () => {
  const plain = await server.inject('/catalogue.json');
  for (const [encoding, decode] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
    const response = await server.inject({ url: '/catalogue.json', headers: { 'accept-encoding': encoding } });
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json',
      'cache-control': 'public, max-age=240',
      vary: 'accept-encoding',
    });
    expect(decode(response.rawPayload).toString()).toBe(plain.body);
    const headers = { 'accept-encoding': encoding, 'if-none-match': String(response.headers.etag) };
    expect((await server.inject({ url: '/catalogue.json', headers })).statusCode).toBe(304);
    expect((await server.inject({ url: '/catalogue.json', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  }
});

test('an operator’s own products take the place of the demonstration’s within a minute, and leave it as they came', async () => {
  const { products } = await served();
  expect(await useCatalogue(deps, OWN)).toEqual({ count: 1 });
  expect((await served()).products).toEqual(products);
  at += MINUTE_MS + 1;
  const own = await served();
  expect(own.products).toEqual([
    {
      ...{ id: 'own-gel', name: 'Gel', brand: 'Own', kind: 'mask', price: 900, picture: '/catalogue/pictures/a1.png' },
      ...{ link: 'https://own.example/gel', names: 5, recognized: 4, contents: [0, 1] },
      parts: [
        { ingredient: 'urea', place: 'high', strength: 5 },
        { ingredient: 'urea', place: 'high' },
      ],
    },
  ]);
  expect(own.ingredients).toMatchObject([{ id: 'urea', name: 'urea', family: 'humectant' }]);
  await removeCatalogue(deps, {});
  at += MINUTE_MS + 1;
  expect((await served()).products).toEqual(products);
});

test('a copied picture is served by us, may be cached for a year, and runs nothing as a page', async () => {
  await useCatalogue(deps, OWN);
  at += MINUTE_MS + 1;
  const picture = await server.inject('/catalogue/pictures/a1.png');
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  expect(picture.rawPayload.equals(PNG)).toBe(true);
  expect((await server.inject('/catalogue/pictures/b2.png')).statusCode).toBe(404);
});

test('a list that cannot be saved leaves the one in use as it is', async () => {
  await useCatalogue(deps, OWN);
  const [picture] = OWN.pictures;
  const broken = { ...OWN, pictures: [picture, picture] } as OwnList;
  await expect(useCatalogue(deps, broken)).rejects.toThrow();
  at += MINUTE_MS + 1;
  expect((await served()).products.map(({ id }) => id)).toEqual(['own-gel']);
});

test('of a list in use phones get the products that are served, in the order of the list', async () => {
  const [item] = OWN.items as [ListItem];
  const items = ['c', 'a', 'b'].map((id, index) => ({ line: index + 2, product: { ...item.product, id } }));
  await useCatalogue(deps, { ...OWN, items, served: { ids: ['b', 'c'] }, pictures: [] });
  at += MINUTE_MS + 1;
  expect((await served()).products.map(({ id }) => id)).toEqual(['c', 'b']);
});
