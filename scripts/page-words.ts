import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Section } from '../core/funnel/step.ts';
import type { WordNames } from '../web/edition/words.ts';

const IMPORT = `import { word } from ${JSON.stringify(resolve(import.meta.dirname, '../web/browser/words.ts'))};\n`;
const CONTENT = /^content\/(?!operator\/).*\.ts$/;
const TEXT = /^(content\/.*\.md)\?raw$/;
/** They put other modules together or hold patterns and functions; what they say themselves is shown to nobody. */
const CODE = new Set([
  'content/catalogue/knowledge.ts',
  'content/catalogue/signs.ts',
  'content/skincare/ingredients.ts',
  'content/skincare/label-ingredients.ts',
  'content/skincare/knowledge.ts',
]);
const PLAIN = new Set<unknown>([Object, Array, String, Number, Boolean].map(({ prototype }) => prototype));

type PageWords = {
  /** Vite's manifest lists the words of a chunk among its styles. */
  readonly plugin: Plugin;
  /** After the build: what the words of each chunk are called. */
  readonly names: () => WordNames;
};

/**
 * Takes the values of `content/` out of the code of visitors, and those of the modules that are `computed` from it: a page names its words,
 * and code is the same file whatever they say. The words of the dashboard stay in its code.
 */
export function pageWords(computed: readonly string[], sections: readonly Section[]): PageWords {
  const values = new Map<string, unknown>();
  const files = new Map<string, readonly string[]>();
  let project = process.cwd();
  const plugin: Plugin = {
    name: 'page-words',
    enforce: 'pre',
    configResolved({ root }) {
      project = root;
    },
    async load(id) {
      const path = relative(project, id);
      const [, text] = TEXT.exec(path) ?? [];
      if (text) {
        values.set(text, readFileSync(join(project, text), 'utf8'));
        return { code: `${IMPORT}export default /* @__PURE__ */ word(${JSON.stringify(text)});`, moduleType: 'js' };
      }
      if (CODE.has(path) || (!isContent(path) && !computed.includes(path))) return undefined;
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
      const readers = Object.entries(exported).map(([key, value]) => {
        const name = `${moduleName(path)}.${key}`;
        values.set(name, plain(name, value));
        return `export const ${key} = /* @__PURE__ */ word(${JSON.stringify(name)});`;
      });
      return { code: [IMPORT, ...readers].join('\n'), moduleType: 'js' };
    },
    renderChunk(code, { viteMetadata }) {
      const names = [...values.keys()].filter((name) => ['"', "'", '`'].some((quote) => code.includes(quote + name + quote)));
      if (names.length === 0) return null;
      const file = `${digest(names.sort().join())}.json`;
      files.set(file, names);
      viteMetadata?.importedCss.add(file);
      return null;
    },
    generateBundle(_, bundle) {
      const sentences = sentencesIn([...values.values(), sections]);
      for (const chunk of Object.values(bundle)) {
        const found = chunk.type === 'chunk' && sentences.find((sentence) => chunk.code.includes(sentence));
        if (found) this.error(`${chunk.fileName} says '${found}', which belongs to the words of a page.`);
      }
    },
  };
  return { plugin, names: () => Object.fromEntries(files) };
}

/** All but the words of the dashboard. */
export function isContent(path: string): boolean {
  return CONTENT.test(path);
}

/** How the words of a module begin to be called. */
export function moduleName(path: string): string {
  return path.replace(/^content\/|\.ts$/g, '');
}

/** Long enough to be found by nothing else. */
const SENTENCE = /^[^\\'"`\n]+ [^\\'"`\n]+ [^\\'"`\n]{9,}$/;

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return SENTENCE.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/** An optional part may be undefined, and is then left out. */
function plain(name: string, value: unknown): unknown {
  const text = JSON.stringify(value, (_, part) => {
    const isPlain = part === undefined || part === null || PLAIN.has(Object.getPrototypeOf(part));
    if (!isPlain) throw new Error(`${name} is no plain data, which a page could carry.`);
    return part;
  });
  return text && JSON.parse(text);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 7);
}
