import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { furtherFunnels } from '../../server/platform/further-funnels.ts';

const FUNNEL = 'content/funnel/index.ts';
const FIRST = '?first';

declare global {
  /** Where a page is rendered for, as `location.pathname` is in a browser. */
  var renderedPath: string | undefined;
}

/** In development the funnel is that of the address, as the build makes pages of each. */
export function funnelOfAddress(): Plugin {
  let project = process.cwd();
  return {
    name: 'funnel-of-address',
    enforce: 'pre',
    configResolved({ root }) {
      project = root;
    },
    load(id) {
      const isFirst = id.endsWith(FIRST);
      const file = isFirst ? id.slice(0, -FIRST.length) : id;
      if (relative(project, file) !== FUNNEL) return undefined;
      if (isFirst) return { code: readFileSync(file, 'utf8'), moduleType: 'ts' };
      const ids = [...furtherFunnels.keys()];
      const code = [
        `import * as first from './index.ts${FIRST}';`,
        ...ids.map((name, at) => `import * as further${at} from '../funnels/${name}/index.ts';`),
        `const further = { ${ids.map((name, at) => `'${name}': further${at}`).join(', ')} };`,
        "const path = globalThis.location?.pathname ?? globalThis.renderedPath ?? '';",
        'const own = further[path.split("/")[1]] ?? first;',
        'export const { sections, funnel } = own;',
      ];
      return { code: code.join('\n'), moduleType: 'js' };
    },
  };
}

/** What was made of another funnel is made again. */
export function renderFor(server: ViteDevServer, path: string): void {
  const baseOf = (at = '') => furtherFunnels.get(at.split('/')[1] ?? '')?.funnel.base;
  if (baseOf(globalThis.renderedPath) !== baseOf(path)) server.environments.ssr.moduleGraph.invalidateAll();
  globalThis.renderedPath = path;
}
