import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Content, Draft } from '../../core/editions/draft.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { CommandError } from '../platform/console/command.ts';
import type { Pages } from '../platform/site/routes.ts';

export type Renderer = {
  /** Names the build whose scripts the pages load. */
  readonly build: string;
  /** The values in which a draft may change texts, as built. */
  readonly content: Content;
  /** Rejects where rendering fails or takes a minute. */
  readonly render: (draft: Draft) => Promise<Pages>;
};

const PRERENDER = new URL('../../dist/prerender/', import.meta.url);

/** Of a server with visitors, the renderer takes no more: it ends, and its publication with it. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

/** What the build left for publishing. Rejects where the pages were never built. */
export async function openRenderer(folder = PRERENDER): Promise<Renderer> {
  const thread = new URL('thread.js', folder);
  const [code, built, content] = await Promise.all([
    readFile(thread, 'utf8'),
    readFile(new URL('built.json', folder), 'utf8'),
    readFile(new URL('content.json', folder), 'utf8'),
  ]);
  return {
    build: createHash('sha256').update(code).update(built).update(content).digest('hex').slice(0, 16),
    content: JSON.parse(content),
    render: (draft) => runThread(new Worker(thread, { workerData: { built: JSON.parse(built), draft }, resourceLimits: MEMORY })),
  };
}

/** For a command or a program, which is told why there is none. */
export async function requireRenderer(): Promise<Renderer> {
  return openRenderer().catch(() => {
    throw new CommandError('The pages were not built yet: npm run build makes them.');
  });
}

async function runThread(thread: Worker): Promise<Pages> {
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
