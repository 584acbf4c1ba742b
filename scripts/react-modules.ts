import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const load = createRequire(import.meta.url);
const MODULES = ['react', 'react/jsx-runtime', 'react-dom'];
const PREFIX = '\0react-modules/';

/**
 * React's packages are CommonJS, whose exports a bundler looks up at every use: `(0, react.jsx)(…)`, in every file.
 * Behind a module that names them they are variables, of which the unused ones go.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      const isOurs = importer?.startsWith(PREFIX) ?? false;
      return kind === 'import-statement' && MODULES.includes(source) && !isOurs && !importer?.includes('node_modules')
        ? `${PREFIX}${source}`
        : undefined;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const source = id.slice(PREFIX.length);
      const names = Object.keys(load(source)).map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`);
      return { code: [`import all from '${source}';`, 'export default all;', ...names].join('\n'), moduleType: 'js' };
    },
  };
}
