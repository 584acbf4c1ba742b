import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const OURS = resolve('web/browser/import-chunk.ts');

/** Replaces the helper that Vite puts around dynamic imports; fails the build where Vite has another name for it. */
export function chunkImports(): Plugin {
  let replaced = false;
  return {
    name: 'chunk-imports',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return undefined;
      replaced = true;
      return { code: `export { importChunk as __vitePreload } from ${JSON.stringify(OURS)};`, moduleType: 'js' };
    },
    buildEnd(error) {
      if (!error && !replaced) this.error(`Vite did not ask for ${HELPER}.`);
    },
  };
}
