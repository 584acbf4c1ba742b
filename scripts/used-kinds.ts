import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { StepKind } from '../core/funnel/step.ts';

type Used = {
  /** Those that the tables below list. */
  readonly kinds: readonly string[];
  /** A step repeats an answer. */
  readonly repeats: boolean;
};

/** A module with one entry a kind, by how each entry is written. */
const TABLES: Readonly<Record<string, (used: readonly string[]) => readonly string[]>> = {
  'core/funnel/kinds/index.ts': (used) => [
    ...used.map((kind) => `import { ${kind} } from './${kind}.ts';`),
    `export const kinds = ${tableOf(used)};`,
  ],
  'web/further-kinds.ts': (used) => {
    const screens = used.map(
      (kind) => `${kind}: { file: 'routes/quiz-${kind}.tsx', lazy: () => import('./routes/quiz-${kind}.tsx') }`,
    );
    return [`export const furtherKinds = ${tableOf(screens)};`];
  },
};

/** What repeats answers, and what stands in its place where no step does. */
const REPEATS: Readonly<Record<string, string>> = {
  'web/quiz/repeated-words.tsx': 'export const repeatedWords = (words) => words;',
  'web/quiz/page-title.ts': 'export const pageTitle = undefined;',
};

/** Keeps out of what visitors download the code of what no step of the funnel does: what is not asked costs nothing. */
export function usedKinds(steps: readonly { readonly kind: StepKind }[], { kinds, repeats }: Used): Plugin {
  const used = kinds.filter((kind) => steps.some((step) => step.kind === kind));
  let project = process.cwd();
  return {
    name: 'used-kinds',
    enforce: 'pre',
    configResolved({ root }) {
      project = root;
    },
    load(id) {
      const path = relative(project, id);
      const code = repeats ? undefined : REPEATS[path];
      const table = TABLES[path]?.(used).join('\n');
      return (code ?? table) === undefined ? undefined : { code: code ?? table ?? '', moduleType: 'js' };
    },
  };
}

/** Without an entry it is undefined, by which the code that reads it goes too. */
function tableOf(entries: readonly string[]): string {
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : 'undefined';
}
