import { readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { isContent, moduleName } from './page-words.ts';

const EDITED = resolve(import.meta.dirname, '../web/edition/edited.ts');
const CHOSEN = resolve(import.meta.dirname, '../web/edition/chosen-funnel.ts');
/** Its values are those of the funnel whose pages are rendered. */
const FUNNEL = 'content/funnel/index.ts';
const ORIGINAL = '?original';

/** The renderer reads each value of the content as the edition has it, and for a further funnel that one in place of the first. */
export function editedContent(): Plugin {
  let project = process.cwd();
  return {
    name: 'edited-content',
    enforce: 'pre',
    configResolved({ root }) {
      project = root;
    },
    async load(id) {
      const isOriginal = id.endsWith(ORIGINAL);
      const file = isOriginal ? id.slice(0, -ORIGINAL.length) : id;
      const path = relative(project, file);
      if (!isContent(path)) return undefined;
      if (isOriginal) return { code: readFileSync(file, 'utf8'), moduleType: 'ts' };
      const names = Object.keys(await import(pathToFileURL(file).href));
      const code = [
        `import * as built from ${JSON.stringify(`./${basename(file)}${ORIGINAL}`)};`,
        path === FUNNEL
          ? `import { chosenFunnel } from ${JSON.stringify(CHOSEN)};\nconst original = chosenFunnel ?? built;`
          : 'const original = built;',
        `import { edited } from ${JSON.stringify(EDITED)};`,
        ...names.map(
          (name) => `export const ${name} = edited(${JSON.stringify(`${moduleName(path)}.${name}`)}, original.${name});`,
        ),
      ];
      return { code: code.join('\n'), moduleType: 'js' };
    },
  };
}
