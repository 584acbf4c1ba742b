import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterWidths, writePictures } from './pictures.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inside}</svg>`;
const words = (family: string) => svg(`<text x="10" y="60" font-size="40"${family}>Petal</text>`);

let root: string;
let addresses: Record<'empty' | 'text' | 'display' | 'again', string>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(root, 'assets'));
  addresses = await writePictures(root, {
    empty: { svg: svg(''), width: 400 },
    text: { svg: words(''), width: 400 },
    display: { svg: words(' font-family="Display"'), width: 400 },
    again: { svg: words(' font-family="Display"'), width: 400 },
  });
});
afterAll(() => rm(root, { recursive: true }));

const read = (address: string) => readFile(join(root, address));

test('a drawing becomes a PNG of the requested width', async () => {
  const png = await read(addresses.display);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([400, 200]);
});

test('the words of a drawing are set in the typeface that it names, or else in that of the texts', async () => {
  const [empty, text, display] = await Promise.all([addresses.empty, addresses.text, addresses.display].map(read));
  expect(text?.length).toBeGreaterThan(empty?.length ?? 0);
  expect(display?.equals(text ?? Buffer.of())).toBe(false);
});

test('the file name of a picture changes with its content only', () => {
  const hash = (address: string) => /-([\w-]{8})\.png$/.exec(address)?.[1];
  expect(hash(addresses.again)).toBe(hash(addresses.display));
  expect(hash(addresses.text)).not.toBe(hash(addresses.display));
});

test('letters are measured in both typefaces, in the size of the text', async () => {
  const { display, text } = await letterWidths('iW ');
  expect(display).toEqual({ i: 0.317, W: 1.06 });
  expect(text).toEqual({ i: 0.24, W: 0.967 });
});
