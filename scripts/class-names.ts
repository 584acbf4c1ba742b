import type { Plugin } from 'vite';

const IMPORT = /import (\w+) from (['"][^'"]+\.module\.css['"]);/g;

/**
 * Imports the names of a stylesheet by name: as one object all of them are in the page, with those of its animations and of
 * what no component uses. Fails the build at a class whose name no module can export.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css/ },
      handler(code, id) {
        for (const [, styles] of code.matchAll(IMPORT))
          for (const [, name = ''] of code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')))
            if (isReserved(name)) this.error(`${id} uses the class ${name}, which is a word of JavaScript.`);
        return { code: code.replace(IMPORT, 'import * as $1 from $2;'), map: null };
      },
    },
  };
}

function isReserved(name: string): boolean {
  try {
    new Function(`const ${name} = 0`);
    return false;
  } catch {
    return true;
  }
}
