import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Replaces modules by their exports at build time, so that a page does not load their inputs. */
export function precompute(...files: readonly string[]): Plugin {
  const paths = files.map((file) => resolve(file));
  return {
    name: 'precomputed',
    async load(id) {
      if (!paths.includes(id)) return undefined;
      const values: Record<string, unknown> = await import(pathToFileURL(id).href);
      const exported = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: exported.join('\n'), moduleType: 'js' };
    },
  };
}
