import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDataDir } from '../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../server/testing.ts';
import { runScript } from './testing.ts';

const SAMPLE = fileURLToPath(new URL('../docs/recipes/use-your-own-products.csv', import.meta.url));
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const HEADER = 'name,brand,kind,price,INCI,link,picture';

let folder: string;
beforeAll(async () => {
  folder = await testDataDir('catalogue');
});
afterAll(() => rm(folder, { recursive: true }));

const catalogue = (...args: readonly string[]) =>
  runScript('catalogue', { args, cwd: folder, environment: { DATA_DIR: folder } });

async function file(...lines: readonly string[]): Promise<string> {
  const path = join(folder, 'products.csv');
  await writeFile(path, lines.join('\n'));
  return path;
}

test('the sample of the catalogue recipe has nothing to correct', async () => {
  const { code, out, error } = await catalogue('check', SAMPLE);
  expect([code, error]).toEqual([0, '']);
  expect(out).toMatch(/^5 products in .*, and nothing to correct\.\nWe know \d+ % of the names on their labels\.\n$/);
});

test('the catalogue script names every problem with its line and column, and takes nothing of such a file', async () => {
  await writeFile(join(folder, 'large.png'), Buffer.alloc(60_001));
  await writeFile(join(folder, 'text.png'), 'no picture');
  const path = await file(
    HEADER,
    'Gel,Own,soup,free,Aqua,,',
    'Oil,Own,oil,9,Squalane,http://own.example,large.png',
    'Balm,Own,oil,9,Squalane,,large.png',
    'Milk,Own,oil,9,Squalane,,text.png',
    'Wax,Own,oil,9,Squalane,,none.png',
    'Milk,Own,oil,9,Squalane,,',
  );
  const { code, error } = await catalogue('use', path);
  expect(code).toBe(1);
  expect(error.trim().split('\n')).toEqual([
    expect.stringMatching(/^Line 2, kind: “soup” is no kind of product\. The kinds are cleanser, /),
    expect.stringMatching(/^Line 2, price: “free” is no price like 24\.90/),
    'Line 3, link: “http://own.example” is no address that begins with https://.',
    expect.stringMatching(/^Line 4, picture: “large\.png” has more than 60 kB\./),
    expect.stringMatching(/^Line 5, picture: “text\.png” is no PNG, JPEG, WebP or AVIF picture\./),
    'Line 6, picture: “none.png” could not be read.',
    expect.stringMatching(/^Line 7, name: this brand has a product of this name on line 5 already\./),
    'Nothing was changed.',
  ]);
});

test('the catalogue script takes products and their pictures into use beside a running server, and removes them again', async () => {
  const server = await new RunningServer({ PORT: await freePort(), DATA_DIR: folder, LOG_LEVEL: 'silent' }).ready();
  await writeFile(join(folder, 'oil.png'), PNG);
  const path = await file(HEADER, 'Oil,Own,oil,9,"Squalane, Moonwort, Fernseed",,oil.png');
  expect(await catalogue('use', path)).toEqual({
    code: 0,
    out: [
      'We know 33 % of the names on their labels.',
      'Line 2, INCI: we know 1 of 3 names, so no fit can be shown. Unknown: Moonwort; Fernseed.',
      'In use: 1 product. Visitors see them within five minutes.',
      '',
    ].join('\n'),
    error: '',
  });
  const { products } = (await (await fetch(new URL('/catalogue.json', server.url))).json()) as {
    products: { picture: string }[];
  };
  expect(products).toHaveLength(1);
  const picture = await fetch(new URL(products[0]?.picture ?? '', server.url));
  expect(Buffer.from(await picture.arrayBuffer()).equals(PNG)).toBe(true);
  const removed = await catalogue('remove');
  expect([removed.code, removed.error]).toEqual([0, '']);
  await server.stop();
});

test('the catalogue script refuses a file that is not there, and prints its usage without arguments', async () => {
  expect(await catalogue('check', 'none.csv')).toEqual({ code: 1, out: '', error: 'The file none.csv could not be read.\n' });
  const { code, error } = await catalogue();
  expect([code, error]).toEqual([2, expect.stringContaining('npm run operator catalogue check')]);
});

test('the sample of the catalogue recipe has every column', async () => {
  expect((await readFile(SAMPLE, 'utf8')).split('\n')[0]).toBe(HEADER);
});
