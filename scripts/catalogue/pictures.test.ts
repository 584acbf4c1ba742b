import { afterEach, expect, test, vi } from 'vitest';
import type { RowProduct } from '../../core/catalogue/row.ts';
import { copyPictures } from './pictures.ts';

const WEBP = Buffer.from('RIFF\x01\x02\x03\x04WEBPVP8 ', 'latin1');
const ADDRESS = 'https://shop.example/oil.webp';
const SERVED = new Set(['own-oil', 'own-oil-2']);
const row: RowProduct = {
  ...{ line: 2, id: 'own-oil', name: 'Oil', brand: 'Own', kind: 'oil', price: 900, inci: 'Squalane' },
  picture: { from: ADDRESS },
};

function answerWith(body: BodyInit, { url = ADDRESS, status = 200 } = {}) {
  vi.stubGlobal('fetch', async () => Object.defineProperty(new Response(body, { status }), 'url', { value: url }));
}
afterEach(() => vi.unstubAllGlobals());

test('a picture at an https address is copied once, under the name of its content', async () => {
  answerWith(WEBP);
  const { items, pictures, problems } = await copyPictures([row, { ...row, line: 3, id: 'own-oil-2' }], SERVED, 'products.csv');
  expect(problems).toEqual([]);
  expect(pictures).toEqual([{ name: expect.stringMatching(/^[\w-]{22}\.webp$/), type: 'webp', base64: WEBP.toString('base64') }]);
  const path = `/catalogue/pictures/${pictures[0]?.name}`;
  expect(items.map(({ product }) => product.picture)).toEqual([path, path]);
  expect(items[0]?.product).not.toHaveProperty('line');
});

test.each([
  ['is answered 404', WEBP, { status: 404 }, 'picture-unreadable'],
  ['leads to an address without https', WEBP, { url: 'http://shop.example/oil.webp' }, 'picture-unreadable'],
  ['is a page', '<svg xmlns="http://www.w3.org/2000/svg"/>', {}, 'picture-type'],
  ['is too large', Buffer.alloc(60_001), {}, 'picture-size'],
])('an address that %s is a problem of its row', async (_case, body, response, code) => {
  answerWith(body, response);
  const { items, problems } = await copyPictures([row], SERVED, 'products.csv');
  expect([items, problems]).toEqual([[], [{ line: 2, column: 'picture', code, value: ADDRESS }]]);
});

test('an address without an answer is a problem of its row', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect((await copyPictures([row], SERVED, 'products.csv')).problems).toMatchObject([{ code: 'picture-unreadable' }]);
});

test('a picture of a product that no phone gets is not copied, and the product has the drawing of its kind', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked for')));
  const { items, pictures, problems } = await copyPictures([row], new Set(), 'products.csv');
  expect([items.map(({ product }) => product.picture), pictures, problems]).toEqual([['flask'], [], []]);
});
