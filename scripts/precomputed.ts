import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Replaces a module by its exports at build time, so that a page does not load their inputs. */
export function precompute(file: string): Plugin {
  const path = resolve(file);
  return {
    name: 'precomputed',
    async load(id) {
      if (id !== path) return undefined;
      const values: Record<string, unknown> = await import(pathToFileURL(path).href);
      const exported = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: exported.join('\n'), moduleType: 'js' };
    },
  };
}
