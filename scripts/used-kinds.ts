import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { StepKind } from '../core/funnel/step.ts';

type Used = {
  /** Those that have rules of their own, and those that have a screen of their own. */
  readonly rules: readonly string[];
  readonly screens: readonly string[];
  /** A step repeats an answer. */
  readonly repeats: boolean;
};

/** A module with one entry a kind, by how each entry is written. */
const TABLES: Readonly<
  Record<string, { readonly of: 'rules' | 'screens'; readonly write: (used: readonly string[]) => readonly string[] }>
> = {
  'core/funnel/kinds/index.ts': {
    of: 'rules',
    write: (used) => [...used.map((kind) => `import { ${kind} } from './${kind}.ts';`), `export const kinds = ${tableOf(used)};`],
  },
  'web/further-kinds.ts': {
    of: 'screens',
    write: (used) => {
      const screens = used.map((kind) => `${kind}: { lazy: () => import('./routes/quiz-${kind}.tsx') }`);
      return [`export const furtherKinds = ${tableOf(screens)};`];
    },
  },
};

/** What repeats answers, and what stands in its place where no step does. */
const REPEATS: Readonly<Record<string, string>> = {
  'web/quiz/repeated-words.tsx': 'export const repeatedWords = (words) => words;',
  'web/quiz/page-title.ts': 'export const pageTitle = undefined;',
};

/** Keeps out of what visitors download the code of what no step of the funnel does: what is not asked costs nothing. */
export function usedKinds(steps: readonly { readonly kind: StepKind }[], { repeats, ...tables }: Used): Plugin {
  const used = (kinds: readonly string[]) => kinds.filter((kind) => steps.some((step) => step.kind === kind));
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
      const table = TABLES[path];
      const written = table?.write(used(tables[table.of])).join('\n');
      return (code ?? written) === undefined ? undefined : { code: code ?? written ?? '', moduleType: 'js' };
    },
  };
}

/** Without an entry it is undefined, by which the code that reads it goes too. */
function tableOf(entries: readonly string[]): string {
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : 'undefined';
}
