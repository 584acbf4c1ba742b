import { build, type Rolldown } from 'vite';

const SOURCES = {
  walk: 'web/browser/early/walk.ts',
  keep: 'web/browser/early/keep.ts',
  photo: 'web/browser/early/photo.ts',
  currency: 'web/browser/early/currency.ts',
} as const;

/** Each inline script is one minified file with all its imports. */
export async function earlyScripts(): Promise<Record<keyof typeof SOURCES, string>> {
  return {
    walk: await inlined(SOURCES.walk),
    keep: await inlined(SOURCES.keep),
    photo: await inlined(SOURCES.photo),
    currency: await inlined(SOURCES.currency),
  };
}

/** Loads the app once the words of its page are there. */
export async function startScript(): Promise<string> {
  return inlined('web/browser/early/start.ts');
}

/** The code of the page in which tags run. */
export async function tagPageScript(): Promise<string> {
  return inlined('web/browser/tags-page/page.ts');
}

/** Opens the plan without a connection. */
export async function planWorkerScript(): Promise<string> {
  return inlined('web/browser/plan-worker/worker.ts');
}

async function inlined(input: string): Promise<string> {
  const built = await build({
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [script] = (built as Rolldown.RolldownOutput).output;
  return script.code.trim();
}
