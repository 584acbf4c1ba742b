import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDrawings } from './drawings.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'drawings-'));
  writeFileSync(join(root, 'icon.svg'), '<svg>icon</svg>');
  writeFileSync(join(root, 'box.svg'), '<svg>a box with a ribbon</svg>');
});
afterAll(() => rmSync(root, { recursive: true }));

const size = (text: string) => brotliCompressSync(text).length;

function page(html: string) {
  writeFileSync(join(root, 'index.html'), html);
  return readDrawings(root, 'index.html');
}

test('the drawings of a page are its inline drawings and each linked file once', () => {
  const drawings = page(
    `<img src="/icon.svg"><section><svg class="a"><path/></svg></section><svg>b</svg>
    <img loading="lazy" src="/icon.svg"><img src="/box.svg" loading="lazy"/>`,
  );
  const files = size('<svg>icon</svg>') + size('<svg>a box with a ribbon</svg>');
  expect(drawings.all).toBe(size('<svg class="a"><path/></svg><svg>b</svg>') + files);
  expect(drawings.first).toBe(size('<svg class="a"><path/></svg>') + size('<svg>icon</svg>'));
  expect(drawings.eager).toEqual([]);
});

test('the symbols that stand before the first section count for the first viewport', () => {
  const sprite = '<svg width="0"><symbol id="a"><path/></symbol></svg>';
  const use = '<svg class="a"><use href="#a"/></svg>';
  const drawings = page(`${sprite}<section>${use}</section>`);
  expect([drawings.all, drawings.first]).toEqual([size(sprite + use), size(sprite + use)]);
});

test('a picture below the first section that does not load lazily is reported', () => {
  const { eager } = page('<section><img src="/icon.svg"></section><img src="/box.svg">');
  expect(eager).toEqual(['<img src="/box.svg">']);
});

test('a page without a section cannot be measured', () => {
  expect(() => page('<p>Nothing</p>')).toThrow('no section');
});
