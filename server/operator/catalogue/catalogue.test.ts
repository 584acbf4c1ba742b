import { beforeEach, describe, expect, test, vi } from 'vitest';
import { madeUpProducts } from '../../../content/catalogue/testing.ts';
import type { CatalogueState, UploadedList } from '../../../core/api/operator/catalogue.ts';
import { csvOf } from '../../../core/presentation/csv.ts';
import { seededRandom } from '../../../core/seeded-random.ts';
import { casesOf } from '../../../core/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { MAX_READING_MS } from '../../visitors/catalogue/list/read-in-thread.ts';
import { startList } from '../../visitors/catalogue/lists.ts';
import { readServed } from '../../visitors/catalogue/store.ts';
import { testOperator } from '../testing.ts';
import { operatorCatalogueRoutes } from './routes.ts';

const shop = openBeforeAll(() => testOperator({ routes: (deps) => [operatorCatalogueRoutes(deps)] }));

const HEADER = 'name,brand,kind,price,INCI,link,picture';
const GEL = 'Gel,Own,mask,9,"Aqua, Urea",,';
const OIL = 'Oil,Own,oil,9,Squalane,,';

type Marketer = Awaited<ReturnType<typeof shop.add>>;
let marketer: Marketer;
beforeEach(async () => {
  await shop.db.deleteFrom('catalogue').execute();
  await shop.db.deleteFrom('catalogue_lists').execute();
  await shop.db.deleteFrom('operator_audit').execute();
  marketer ??= await shop.add('marketer@example.com', 'marketer');
});

const send = (content: Buffer | string, name = 'products.csv') => {
  return marketer.post(`/catalogue/uploads?name=${name}`, Buffer.from(content as string), { 'content-type': 'text/csv' });
};
const state = async () => (await marketer.get('/catalogue')).json<CatalogueState>();

/** What an upload has become once its file is read. */
async function uploaded(...lines: readonly string[]): Promise<UploadedList> {
  expect((await send(lines.join('\n'))).statusCode).toBe(200);
  return vi.waitFor(
    async () => {
      const { upload } = await state();
      if (!upload || upload.state === 'reading' || upload.state === 'choosing') throw new Error('The file is being read.');
      return upload;
    },
    { timeout: 60_000, interval: 50 },
  );
}
const idsInUse = async () => (await readServed(shop.db))?.map(({ id }) => id);
const audit = async () => {
  const rows = await shop.db.selectFrom('operator_audit').select(['action', 'detail']).orderBy('id').execute();
  return rows.filter(({ action }) => action.startsWith('catalogue-')).map(({ action, detail }) => [action, detail]);
};

describe('an uploaded list', () => {
  test('is reported line by line, changes nothing until it is published, and is in use from then on', async () => {
    const upload = await uploaded(
      HEADER,
      GEL,
      'Soup,Own,soup,free,Aqua,,',
      'Milk,Own,toner,9,"Moonwort, Fernseed, Aqua",,milk.png',
      'Gel,Own',
      OIL,
    );
    expect(upload).toMatchObject({
      ...{ state: 'draft', fileName: 'products.csv', by: 'marketer@example.com', change: { added: 3, removed: 0, changed: 0 } },
      served: { products: 3, share: null },
      report: {
        ...{ products: 3, kinds: { mask: 1, toner: 1, oil: 1 }, refusedLines: 2, warnedLines: 1, knownNames: 66 },
        problems: [
          { line: 3, column: 'kind', text: expect.stringContaining('“soup” is no kind of product') },
          { line: 3, column: 'price', text: expect.stringContaining('“free” is no price') },
          { line: 5, text: expect.stringContaining('there are 2 cells, and 7 columns') },
        ],
        warnings: [
          { line: 4, column: 'inci', text: expect.stringContaining('Unknown: Moonwort; Fernseed.') },
          { line: 4, column: 'picture', text: expect.stringContaining('drawing') },
        ],
        unknownNames: [
          { name: 'Moonwort', labels: 1 },
          { name: 'Fernseed', labels: 1 },
        ],
      },
    });
    expect(await idsInUse()).toBeUndefined();
    const published = await marketer.post('/catalogue/publication', { id: upload.id });
    expect(published.json()).toMatchObject({ usesOwn: true, upload: null, published: { fileName: 'products.csv' } });
    expect(await idsInUse()).toEqual(['own-gel', 'own-milk', 'own-oil']);
    expect(await audit()).toEqual([
      ['catalogue-uploaded', 'products.csv'],
      ['catalogue-published', '3'],
    ]);
  });

  test('says what it changes of the list in use, which it replaces whole', { tags: 'exhaustive' }, async () => {
    const first = await uploaded(HEADER, GEL, OIL);
    await marketer.post('/catalogue/publication', { id: first.id });
    const second = await uploaded(HEADER, GEL.replace(',9,', ',12,'), 'Milk,Own,toner,9,Aqua,,');
    expect(second).toMatchObject({ change: { added: 1, removed: 1, changed: 1 } });
    expect(await idsInUse()).toEqual(['own-gel', 'own-oil']);
    await marketer.post('/catalogue/publication', { id: second.id });
    expect(await idsInUse()).toEqual(['own-gel', 'own-milk']);
    const lists = await shop.db.selectFrom('catalogue_lists').select('id').execute();
    expect(lists).toEqual([{ id: second.id }]);
    const items = await shop.db.selectFrom('catalogue_products').select('list_id').execute();
    expect(new Set(items.map(({ list_id }) => list_id))).toEqual(new Set([second.id]));
  });

  test('can be discarded, which leaves what is in use', { tags: 'exhaustive' }, async () => {
    const first = await uploaded(HEADER, GEL);
    await marketer.post('/catalogue/publication', { id: first.id });
    const second = await uploaded(HEADER, OIL);
    const left = await marketer.post('/catalogue/removal', { id: second.id });
    expect(left.json()).toMatchObject({ upload: null, published: { report: { products: 1 } } });
    expect(await idsInUse()).toEqual(['own-gel']);
    expect((await audit()).at(-1)).toEqual(['catalogue-discarded', 'products.csv']);
    expect((await marketer.post('/catalogue/publication', { id: second.id })).statusCode).toBe(409);
  });

  const UNREADABLE = [
    ['without its columns', 'name,costs\nGel,9', 'there is no column “costs”'],
    ['that is empty', '', 'The file has no products.'],
    ['in another encoding', Buffer.from([0x6e, 0xe9, 0x2c]), 'not in UTF-8'],
  ] as const;
  test.each(casesOf(UNREADABLE, 1))(
    '%s is refused with a sentence, keeps no product, and leaves what is in use',
    async (_case, content, sentence) => {
      await send(content);
      const upload = await vi.waitFor(
        async () => {
          const found = (await state()).upload;
          expect(found?.state).toBe('refused');
          return found;
        },
        { timeout: 60_000, interval: 50 },
      );
      expect(upload).toMatchObject({ refusals: expect.arrayContaining([expect.stringContaining(sentence)]) });
      expect(await shop.db.selectFrom('catalogue_products').select('id').execute()).toEqual([]);
      expect(await idsInUse()).toBeUndefined();
    },
  );

  test('that is too large is refused with a sentence, and leaves nothing behind', async () => {
    const refused = await send(Buffer.alloc(64_000_001, 'a'));
    expect([refused.statusCode, refused.json().error.message]).toEqual([413, expect.stringContaining('more than 64 MB')]);
    expect((await state()).upload).toBeNull();
  });

  test('of which every line is refused cannot be published', { tags: 'exhaustive' }, async () => {
    const upload = await uploaded(HEADER, 'Soup,Own,soup,9,Aqua,,');
    expect(upload).toMatchObject({ state: 'draft', report: { products: 0, refusedLines: 1 } });
    expect((await marketer.post('/catalogue/publication', { id: upload.id })).statusCode).toBe(409);
    expect(await idsInUse()).toBeUndefined();
  });

  test('is read alone: another one is refused meanwhile, and takes its place afterwards', { tags: 'exhaustive' }, async () => {
    await send(`${HEADER}\n${GEL}`);
    const refused = await send(`${HEADER}\n${OIL}`);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      expect.stringContaining('Another list is being read'),
    ]);
    const second = await vi.waitFor(() => uploaded(HEADER, OIL), { timeout: 60_000, interval: 50 });
    expect(second).toMatchObject({ report: { kinds: { oil: 1 } } });
  });

  test('of a server that ended while it read is refused after a while', { tags: 'exhaustive' }, async () => {
    await startList(shop.db, 'products.csv', 'Ann', new Date(shop.clock.at - MAX_READING_MS));
    expect((await state()).upload?.state).toBe('reading');
    shop.clock.at += 1;
    expect((await state()).upload).toMatchObject({ state: 'refused', refusals: [expect.stringContaining('Upload it again')] });
  });

  test('is cut to a shortlist for phones where it is long, and says how much of the best that keeps', {
    tags: 'exhaustive',
  }, async () => {
    const products = madeUpProducts(1100, seededRandom(1));
    const rows = products.map(({ name, brand, kind, price, inci }) => [name, brand, kind, (price / 100).toFixed(2), inci]);
    const upload = await uploaded(csvOf([['name', 'brand', 'kind', 'price', 'inci'], ...rows]));
    if (upload.state !== 'draft') throw new Error(JSON.stringify(upload));
    expect(upload.report.products).toBe(1100);
    expect(upload.served.products).toBeLessThan(900);
    expect(upload.served.share).toBeGreaterThan(0.97);
    await marketer.post('/catalogue/publication', { id: upload.id });
    expect(await idsInUse()).toHaveLength(upload.served.products);
  });
});
