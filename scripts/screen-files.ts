import { relative } from 'node:path';
import type { Plugin } from 'vite';

const ROUTES = /^web\/(routes|pages)\.ts$/;
const FILE = /\bfile: '[^']+',/g;

/** The file of a screen tells the renderer what a page has to load; visitors know a screen by how it is loaded. Fails where a module names none. */
export function withoutScreenFiles(): Plugin {
  let project = process.cwd();
  return {
    name: 'without-screen-files',
    enforce: 'pre',
    configResolved({ root }) {
      project = root;
    },
    transform(code, id) {
      const path = relative(project, id);
      if (!ROUTES.test(path)) return undefined;
      const short = code.replace(FILE, '');
      if (short === code) this.error(`${path} names no file of a screen.`);
      return { code: short, map: null };
    },
  };
}
