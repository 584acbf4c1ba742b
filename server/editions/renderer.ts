import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Content, Draft } from '../../core/editions/draft.ts';
import { MINUTE_MS } from '../../core/time.ts';
import type { Pages } from '../platform/site/routes.ts';

/** Texts by address. */
export type { Pages };

export type Renderer = {
  /** Names the build whose scripts the pages load. */
  readonly build: string;
  readonly content: Content;
  /** Rejects where rendering fails or takes a minute. */
  readonly render: (draft: Draft) => Promise<Pages>;
};

export type RenderJob = { readonly renderer: string; readonly built: unknown; readonly draft: Draft };

const PRERENDER = new URL('../../dist/prerender/', import.meta.url);
const THREAD = new URL('renderer-thread.ts', import.meta.url);
const LIMIT_MS = MINUTE_MS;

/** What the build left for publishing. Rejects where the pages were never built. */
export async function openRenderer(folder = PRERENDER): Promise<Renderer> {
  const renderer = new URL('prerender.js', folder);
  const [built, content, code] = await Promise.all([
    readFile(new URL('built.json', folder), 'utf8'),
    readFile(new URL('content.json', folder), 'utf8'),
    readFile(renderer),
  ]);
  const build = createHash('sha256').update(built).update(content).update(code).digest('hex').slice(0, 16);
  const render = (draft: Draft) => runThread({ renderer: renderer.href, built: JSON.parse(built), draft });
  return { build, content: JSON.parse(content), render };
}

async function runThread(job: RenderJob): Promise<Pages> {
  const thread = new Worker(THREAD, { workerData: job });
  const limit = AbortSignal.timeout(LIMIT_MS);
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
