import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../bench/postgres.ts';
import { liveEditions } from '../../core/editions/pick.ts';
import { type Db, openDatabase } from '../platform/db/client.ts';
import { SHORT_LIVED } from '../testing.ts';
import { publishDraft } from './publish.ts';
import { listEditions, readPages, readPublications } from './store.ts';
import { AGE, draftOf, testRenderer } from './testing.ts';

const STAGES = ['checked', 'rendered', 'stored', 'switching', 'switched'] as const;
type Stage = (typeof STAGES)[number];

const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
/** Publishes, and kills itself at a stage: before a statement of that beginning, or where there is none left. */
const PUBLICATION = `
import { openDatabase } from ${module('../platform/db/client.ts')};
import { publishDraft } from ${module('./publish.ts')};
import { AGE, draftOf, testRenderer } from ${module('./testing.ts')};
const [stage, text, url, dataDir] = process.argv.slice(2);
function die() {
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}
const BEFORE = { rendered: 'InsertQueryNode editions', stored: 'InsertQueryNode edition_publications', switching: 'DeleteQueryNode editions' };
const { db } = await openDatabase({ url: url || undefined, dataDir });
const plugin = {
  transformQuery({ node }) {
    const table = node.into ?? node.from?.froms[0];
    if (node.kind + ' ' + table?.table?.identifier.name === BEFORE[stage]) die();
    return node;
  },
  transformResult: async ({ result }) => result,
};
const renderer = testRenderer();
const render = stage === 'checked' ? die : renderer.render;
await publishDraft({ db: db.withPlugin(plugin), renderer: { ...renderer, render }, now: () => new Date() }, draftOf({ [AGE]: text }));
die();
`;

let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
  await writeFile(join(folder, 'publication.mjs'), PUBLICATION);
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

describe.each(['the embedded database', 'PostgreSQL'])('on %s', (kind) => {
  test.each(STAGES)('a publication that is killed once it is %s leaves whole editions, and is done again', async (stage) => {
    const place = { url: kind === 'PostgreSQL' ? postgres.url : undefined, dataDir: join(folder, 'data') };
    const [before, text] = [`Before it is ${stage}`, `Killed when ${stage}`];
    await within(place, ({ db }) => publish(db, before));
    expect(await killed(stage, text, place)).toBe('SIGKILL');
    await within(place, async ({ db }) => {
      expect(await read(db)).toBe(stage === 'switched' ? text : before);
      await publish(db, text);
      expect(await read(db)).toBe(text);
    });
  });
});

type Place = { readonly url: string | undefined; readonly dataDir: string };

async function within<Result>(
  place: Place,
  act: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(place);
  try {
    return await act(opened);
  } finally {
    await opened.close();
  }
}

function publish(db: Db, text: string) {
  return publishDraft({ db, renderer: testRenderer(), now: () => new Date() }, draftOf({ [AGE]: text }));
}

/** What visits that begin now read; every stored edition has all of its pages. */
async function read(db: Db): Promise<string | undefined> {
  for (const { id } of await listEditions(db)) expect(Object.keys((await readPages(db, id))?.files ?? {})).toHaveLength(5);
  const id = liveEditions(await readPublications(db), new Date()).at(-1) ?? '';
  return /<p>(.*)<\/p>/.exec((await readPages(db, id))?.files['/'] ?? '')?.[1];
}

async function killed(stage: Stage, text: string, { url = '', dataDir }: Place): Promise<NodeJS.Signals | null> {
  const args = [...SHORT_LIVED, join(folder, 'publication.mjs'), stage, text, url, dataDir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = await once(child, 'exit');
  return signal;
}
