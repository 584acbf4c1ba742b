import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { labelWorker } from './plan.ts';
import { greymap, loadReader } from './reader.ts';

const { core, english } = labelWorker.sources;
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  A: ['01110', '10001', '10001', '11111', '10001', '10001', '10001'],
  Q: ['01110', '10001', '10001', '10001', '10101', '10010', '01101'],
  U: ['10001', '10001', '10001', '10001', '10001', '10001', '01110'],
  R: ['11110', '10001', '10001', '11110', '10100', '10010', '10001'],
  E: ['11111', '10000', '10000', '11110', '10000', '10000', '11111'],
};
const DOT = 6;

/** Letters of a matrix printer, black on white. */
function printed(word: string) {
  const [width, height] = [(word.length * 6 + 6) * DOT, 19 * DOT];
  const grey = new Uint8Array(width * height).fill(255);
  for (const [place, letter] of [...word].entries()) {
    for (let y = 0; y < 7 * DOT; y += 1) {
      for (let x = 0; x < 5 * DOT; x += 1) {
        const isBlack = GLYPHS[letter]?.[Math.floor(y / DOT)]?.[Math.floor(x / DOT)] === '1';
        if (isBlack) grey[(y + 6 * DOT) * width + (place * 6 + 3) * DOT + x] = 0;
      }
    }
  }
  return { width, height, grey };
}

afterEach(() => vi.unstubAllGlobals());

test('a greymap begins with its size, and each pixel is a byte', () => {
  const file = greymap({ width: 2, height: 1, grey: new Uint8Array([7, 250]) });
  expect([...file]).toEqual([...Buffer.from('P5\n2 1\n255\n'), 7, 250]);
});

test('the reader finds the words of a picture, says how sure it is of them, and finds none on an empty page', {
  timeout: 60_000,
}, async () => {
  const data = english.served.from(readFileSync(english.path));
  vi.stubGlobal('fetch', async () => new Response(Uint8Array.from(data)));
  const read = await loadReader({ core: core.path, english: '/english.bin' });
  const { text, confidence } = read(printed('AQUA UREA'));
  // Letters of dots are hard: a walk in a browser reads print (e2e/label.spec.ts).
  expect(text).toMatch(/^A\w{3} \w{4}\s*$/);
  expect(confidence).toBeGreaterThan(0);
  expect(read({ width: 200, height: 100, grey: new Uint8Array(20_000).fill(255) }).text.trim()).toBe('');
});

test('a reader whose data do not come is none', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(loadReader({ core: core.path, english: '/english.bin' })).rejects.toThrow('/english.bin answers 404.');
});
