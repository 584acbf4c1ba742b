import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { NO_CHANGES } from '../../core/editions/apply.ts';
import type { Content, Draft } from '../../core/editions/draft.ts';
import type { Pictures } from '../../core/editions/pictures.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { CommandError } from '../platform/console/command.ts';
import type { Pages } from '../platform/site/routes.ts';
import { renderedFunnels } from './changed-funnel.ts';

export type Renderer = {
  /** Names the build whose scripts the pages load. */
  readonly build: string;
  /** The values in which a draft may change texts, as built. */
  readonly content: Content;
  /** Rejects where rendering fails or takes a minute. */
  readonly render: (draft: Draft, pictures?: Pictures) => Promise<Pages>;
};

const THREAD = 'thread.js';
const PRERENDER = new URL('../../dist/prerender/', import.meta.url);

/** Beside visitors, each thread takes no more: it ends, and its publication with it. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** What the build left for publishing. Rejects where the pages were never built. */
export async function openRenderer(folder = PRERENDER): Promise<Renderer> {
  const [code, built, content] = await Promise.all([
    readFile(new URL(THREAD, folder), 'utf8'),
    readFile(new URL('built.json', folder), 'utf8'),
    readFile(new URL('content.json', folder), 'utf8'),
  ]);
  return {
    build: createHash('sha256').update(code).update(built).update(content).digest('hex').slice(0, 16),
    content: JSON.parse(content),
    render: async (draft, pictures = {}) => {
      const rendered = { built: JSON.parse(built), draft, pictures };
      const [first, further] = await Promise.all([runThread(folder, rendered), renderFurther(folder, rendered)]);
      return joined([first, ...further]);
    },
  };
}

/** The pages of every funnel beside the first, of each in a thread of its own. */
export function renderFurther(folder: URL, rendered: { readonly built: object; readonly draft?: Draft }): Promise<Pages[]> {
  return Promise.all(renderedFunnels(rendered.draft ?? NO_CHANGES).map((funnel) => runThread(folder, { ...rendered, funnel })));
}

function joined(all: readonly Pages[]): Pages {
  return {
    files: Object.assign({}, ...all.map(({ files }) => files)),
    hashes: Object.assign({}, ...all.map(({ hashes }) => hashes)),
  };
}

/** For a command or a program, which is told why there is none. */
export async function requireRenderer(): Promise<Renderer> {
  return openRenderer().catch(() => {
    throw new CommandError('The pages were not built yet: npm run build makes them.');
  });
}

async function runThread(folder: URL, workerData: object): Promise<Pages> {
  const thread = new Worker(new URL(THREAD, folder), { workerData, resourceLimits: MEMORY });
  const limit = AbortSignal.timeout(MINUTE_MS);
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('The renderer ended before it was done.')));
      limit.onabort = () => reject(new Error('Rendering took more than a minute.'));
    });
  } finally {
    await thread.terminate();
  }
}
