import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { afterAll, expect, test } from 'vitest';
import type { Section } from '../core/funnel/step.ts';
import { wordFiles } from '../web/edition/words.ts';
import { pageWords } from './page-words.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const CODE = `import { greeting } from './content/greeting.ts';
document.title = greeting.title;
import('./later.ts').then(({ farewell }) => { document.title = farewell; });`;

type Texts = { readonly title: string; readonly farewell: string; readonly section?: string; readonly code?: string };

/** Builds a project of two chunks, one of which loads later. */
async function built({ title, farewell, section = 'About you', code = CODE }: Texts) {
  const root = mkdtempSync(join(tmpdir(), 'page-words-'));
  folders.push(root);
  const sources = {
    'main.ts': code,
    'later.ts': `export { farewell } from './content/farewell.ts';`,
    'content/greeting.ts': `export const greeting = { title: ${title}, icon: undefined }; export const unread = 'Nobody shows this sentence';`,
    'content/farewell.ts': `export const farewell = ${farewell};`,
  };
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const sections: readonly Section[] = [{ id: 'profile', title: section, panel: '', steps: [] } as unknown as Section];
  const words = pageWords([], sections);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [words.plugin],
    build: {
      outDir: 'client',
      manifest: 'manifest.json',
      rolldownOptions: { input: join(root, 'main.ts') },
    },
  });
  const client = join(root, 'client');
  const { css = [] } = readJson<Manifest>(client, 'manifest.json')['main.ts'] ?? {};
  const { greeting } = await import(join(root, 'content/greeting.ts'));
  const { farewell: parting } = await import(join(root, 'content/farewell.ts'));
  const { files, join: joinWords } = wordFiles(
    words.names(),
    { 'greeting.greeting': greeting, 'farewell.farewell': parting },
    sections,
  );
  const address = joinWords([...css, 'section-profile.json']);
  const scripts = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js'));
  return { address, scripts: scripts.map((file) => [file, readFileSync(join(client, 'assets', file), 'utf8')]), files };
}

function readJson<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(...path), 'utf8'));
}

test('two editions whose every text differs have the same scripts and other words', async () => {
  const first = await built({ title: `'Hello to your skin'`, farewell: `'See you in the morning'` });
  const second = await built({ title: `'Good day'`, farewell: `'Until we meet again one day'`, section: 'You' });
  expect(second.scripts).toEqual(first.scripts);
  expect(first.scripts).toHaveLength(2);
  expect(dirname(second.address)).not.toBe(dirname(first.address));
});

test('a page is given the words of the code it starts with and of its section, and a chunk that loads later its own', async () => {
  const { address, files } = await built({ title: `'Hello'`, farewell: `'See you'` });
  expect(Object.values(JSON.parse(files.get(address) ?? ''))).toEqual([
    { 'greeting.greeting': { title: 'Hello' } },
    { 'section-profile.json': { id: 'profile', title: 'About you', panel: '', steps: [] } },
  ]);
  const all = [...files.values()];
  expect(all).toContain('{"farewell.farewell":"See you"}');
  expect(all.join()).not.toContain('Nobody shows this sentence');
});

test.each([
  ['a function', `() => 'Hello'`],
  ['a pattern', '/hello/'],
  ['a map', 'new Map()'],
])('%s under content/ is refused by name, since a page cannot carry it', async (_, title) => {
  await expect(built({ title, farewell: `'See you'` })).rejects.toThrow('greeting.greeting is no plain data');
});

test('a build is refused whose code says a sentence of the content', async () => {
  const sentence = 'What would you like your skin to be?';
  const code = `${CODE}\ndocument.title = '${sentence}';`;
  await expect(built({ title: `'${sentence}'`, farewell: `''`, code })).rejects.toThrow(`says '${sentence}'`);
});
