import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const FOLDERS = '{.github,adapters,annex,bench,content,core,deploy,docs,e2e,scripts,server,web}/**';
const documents = globSync(['*.md', `${FOLDERS}/*.md`], { exclude: ['content/legal/**'] });
const sources = globSync(`${FOLDERS}/*.{ts,tsx,mjs}`);

/** Each with the file that holds it. */
const matchesIn = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => Array.from(readFileSync(path, 'utf8').matchAll(pattern), ([, found = '']) => ({ path, found })));

test('every npm script that a document or a program names exists', () => {
  const named = matchesIn([...documents, ...sources], /npm run ([a-z:-]+)/g);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ found }) => !(found in scripts))).toEqual([]);
});

test('every link of a document leads to a file', () => {
  const links = matchesIn(documents, /\]\(([^)#\s{]+)/g).filter(({ found }) => !/^(https?|mailto):/.test(found));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ path, found }) => !existsSync(join(dirname(path), found)))).toEqual([]);
});

/** As GitHub makes them of headings; or named by an element. */
function anchorsOf(path: string): ReadonlySet<string> {
  const text = readFileSync(path, 'utf8').replaceAll(/^```.*?^```/gms, '');
  const headings = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...Array.from(text.matchAll(/<a id="([^"]+)">/g), ([, id = '']) => id)]);
}

test('every link into a document leads to one of its headings', () => {
  const links = matchesIn(documents, /\]\(([^)\s]*#[^)\s]+)\)/g).filter(({ found }) => !/^https?:/.test(found));
  expect(links.length).toBeGreaterThan(10);
  const broken = links.filter(({ path, found }) => {
    const [file, anchor = ''] = found.split('#');
    return !anchorsOf(file ? join(dirname(path), file) : path).has(anchor);
  });
  expect(broken).toEqual([]);
});

test.each(['decisions', 'operations', 'recipes'])('every page of docs/%s stands in an index', (folder) => {
  const index = ['docs/README.md', 'docs/operations.md'].map((path) => readFileSync(path, 'utf8')).join('\n');
  const pages = globSync(`docs/${folder}/*.md`).map((path) => path.replace('docs/', ''));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
});

test('every path that a document names exists, but for those that a recipe makes', () => {
  const present = documents.filter((path) => path !== 'CHANGELOG.md' && !path.startsWith('docs/recipes/'));
  const named = matchesIn(
    present,
    /`((?:adapters|annex|bench|content|core|deploy|docs|e2e|scripts|server|web)\/[\w./-]*[\w/])`/g,
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ found }) => !found.startsWith('adapters/x/') && !existsSync(found))).toEqual([]);
});
