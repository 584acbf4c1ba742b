import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { StepKind } from '../core/funnel/step.ts';

/** A module with one entry a kind: what it exports, and how the entry is written. */
const TABLES: Readonly<Record<string, { readonly name: string; readonly imports: boolean; readonly entry: (kind: string) => string }>> = {
  'core/funnel/kinds/index.ts': { name: 'kinds', imports: true, entry: (kind) => kind },
  'web/further-kinds.ts': {
    name: 'furtherKinds',
    imports: false,
    entry: (kind) => `${kind}: { file: 'routes/quiz-${kind}.tsx', lazy: () => import('./routes/quiz-${kind}.tsx') }`,
  },
};

/** Keeps code of kinds that no step of the funnel has out of what visitors download. `further` are those that the tables list. */
export function usedKinds(steps: readonly { readonly kind: StepKind }[], further: readonly string[]): Plugin {
  const used = further.filter((kind) => steps.some((step) => step.kind === kind));
  let project = process.cwd();
  return {
    name: 'used-kinds',
    enforce: 'pre',
    configResolved({ root }) {
      project = root;
    },
    load(id) {
      const table = TABLES[relative(project, id)];
      if (!table) return undefined;
      if (used.length === 0) return { code: `export const ${table.name} = undefined;`, moduleType: 'js' };
      const imports = table.imports ? used.map((kind) => `import { ${kind} } from './${kind}.ts';`) : [];
      return { code: [...imports, `export const ${table.name} = { ${used.map(table.entry).join(', ')} };`].join('\n'), moduleType: 'js' };
    },
  };
}
