import { draftRules } from '../../content/editions.ts';
import { NO_CHANGES } from '../../core/editions/apply.ts';
import { builtChanges } from '../../core/editions/built.ts';
import { type Draft, type DraftChanges, DraftEdit } from '../../core/editions/draft.ts';
import type { EditedDraft } from '../../core/editions/edit.ts';
import type { FunnelId } from '../../core/editions/funnels.ts';
import { BUILT } from '../../core/editions/pick.ts';
import { type Pictures, picturesOf } from '../../core/editions/pictures.ts';
import type { Funnel } from '../../core/funnel/funnel.ts';
import { habitsOf, NOTHING_COUNTED } from '../../core/funnel/habits.ts';
import { type PathProof, provePaths } from '../../core/funnel/prove.ts';
import { type Simulation, seededRandom, simulate } from '../../core/funnel/simulate.ts';
import { funnelWith } from '../editions/changed-funnel.ts';
import { clearDrafts, countDrafts, removeReplaced } from '../editions/drafts.ts';
import { editionId, renderDraft } from '../editions/publish.ts';
import type { Renderer } from '../editions/renderer.ts';
import { findEdition, listEditions, readPages, readPublications, replaceNote, saveDraft } from '../editions/store.ts';
import { CommandError } from '../platform/console/command.ts';
import type { Db } from '../platform/db/client.ts';
import { furtherFunnels } from '../platform/further-funnels.ts';
import { needsProof, tryEditOf } from './try-edit.ts';

/** All that tools are given: what is not here, no program can do. Each throws `CommandError` with one sentence for the program. */
export type Desk = {
  /** All that a draft may change, as it was built. */
  readonly built: DraftChanges;
  /** What of an edit can be kept. */
  readonly tryEdit: (before: Draft, edit: DraftEdit) => Promise<EditedDraft>;
  readonly list: () => Promise<readonly ListedDraft[]>;
  /** By its id, or as `published` or `built`. */
  readonly find: (id: string) => Promise<Draft>;
  /** Every path through the questions of a draft, in one funnel. */
  readonly prove: (draft: Draft, funnel: FunnelId) => PathProof;
  /** Made-up visitors who walk it by assumption: what people did is no program's to read. */
  readonly simulate: (draft: Draft, funnel: FunnelId) => Simulation;
  /** That an operator brought, by the names under which drafts know them. */
  readonly pictures: Pictures;
  /** Those beside the first. */
  readonly funnels: readonly { readonly id: string; readonly title: string }[];
  /** In place of the draft that it was made of, if that was this program's. Returns its id. */
  readonly keep: (draft: Draft, base: string) => Promise<string>;
  /** Returns where the pages can be seen. */
  readonly preview: (id: string) => Promise<Preview>;
  /** Stored for the owner, who sees the note. */
  readonly handOver: (id: string, note: string) => Promise<Preview>;
};

export type ListedDraft = {
  readonly id: string;
  readonly name: string;
  readonly by: string | null;
  readonly note: string | null;
  readonly changes: number;
  readonly state: 'draft' | 'handed over' | 'published now' | 'published before';
};

export type Preview = {
  readonly id: string;
  /** Of the first page. */
  readonly address: string;
  /** All paths at which the parameter `edition` shows the draft. */
  readonly pages: readonly string[];
};

const PUBLISHED = 'published';

export type DeskDeps = {
  readonly db: Db;
  readonly renderer: Renderer;
  /** The name of the program. */
  readonly by: string;
  readonly publicUrl: URL;
  /** Before what takes a processor for a second or two. Throws where the program has had too much of it of late. */
  readonly ration: () => void;
  readonly now: () => Date;
};

/** Enough to tell shares apart by a percent, in a tenth of a second. */
const MADE_UP_VISITORS = 100_000;
const MAX_DRAFTS = 50;
const MAX_CHARACTERS = 1_000_000;
const AS_BUILT: Draft = { version: 1, name: 'As built', ...NO_CHANGES };
/** Pages that are no visitor's. */
const INTERNAL = new Set(['/styleguide', '/404']);

export function openDesk({ db, renderer, by, publicUrl, ration, now }: DeskDeps): Desk {
  const built = builtOf(renderer);

  async function tryEdit(before: Draft, edit: DraftEdit): Promise<EditedDraft> {
    if (!needsProof(before) && !needsProof(edit)) return tryEditOf(renderer.content, before, edit);
    ration();
    return oneAfterAnother(() => tryEditOf(renderer.content, before, edit));
  }

  async function find(id: string) {
    const found = await findEdition(db, id);
    if (!found)
      throw new CommandError(
        `There is no draft ${id}: it was changed and has another id, or is gone. The tool list names those that are kept.`,
      );
    return found;
  }

  async function rendered(id: string): Promise<string> {
    const { draft, build, rendered } = await find(id);
    if (rendered && build === renderer.build) return id;
    const { problems } = await tryEdit(draft, DraftEdit.parse({}));
    const error = problems.find(({ grade }) => grade === 'error');
    if (error)
      throw new CommandError(`The draft no longer fits this version at ${error.path}: take it as the base of another one.`);
    ration();
    return oneAfterAnother(() => renderDraft({ db, renderer }, draft));
  }

  async function preview(id: string): Promise<Preview> {
    const shown = await rendered(id);
    const { files = {} } = (await readPages(db, shown)) ?? {};
    const pages = Object.keys(files).filter((path) => !path.includes('.') && !INTERNAL.has(path));
    const address = new URL('/', publicUrl);
    address.searchParams.set('edition', shown);
    return { id: shown, address: address.href, pages };
  }

  return {
    built,
    pictures: picturesOf(renderer.content),
    tryEdit,
    async list() {
      const current = (await readPublications(db)).at(-1)?.edition;
      return (await listEditions(db)).map(({ id, name, by, note, changes, published }) => ({
        ...{ id, name, by: by ?? null, note: note ?? null, changes },
        state: id === current ? 'published now' : published ? 'published before' : note === undefined ? 'draft' : 'handed over',
      }));
    },
    async find(id) {
      const named = id === PUBLISHED ? ((await readPublications(db)).at(-1)?.edition ?? BUILT) : id;
      return named === BUILT ? AS_BUILT : (await find(named)).draft;
    },
    prove(draft, funnel) {
      ration();
      return provePaths(requireFunnel(draft, funnel));
    },
    simulate(draft, funnel) {
      ration();
      return simulate(requireFunnel(draft, funnel), habitsOf(NOTHING_COUNTED), MADE_UP_VISITORS, seededRandom(1));
    },
    funnels: Array.from(furtherFunnels, ([id, { title }]) => ({ id, title })),
    async keep(draft, base) {
      const own = { ...draft, by };
      if (JSON.stringify(own).length > MAX_CHARACTERS)
        throw new CommandError(`A draft of a program has at most ${MAX_CHARACTERS} characters.`);
      const id = editionId(own, renderer.build);
      await db.transaction().execute(async (tx) => {
        await clearDrafts(tx, now());
        if (id !== base) await removeReplaced(tx, base, by);
        if ((await countDrafts(tx)) >= MAX_DRAFTS)
          throw new CommandError(
            `There are ${MAX_DRAFTS} drafts of programs already: go on with one of them, or ask the owner to remove some.`,
          );
        await saveDraft(tx, { id, name: own.name, draft: own, build: renderer.build }, now());
      });
      return id;
    },
    preview,
    async handOver(id, note) {
      const { draft, published } = await find(id);
      if (published) throw new CommandError('These words were published already.');
      if (draft.by === undefined) throw new CommandError('An operator made this draft: take it as the base of one of yours.');
      const handedOver = await preview(id);
      await replaceNote(db, handedOver.id, { ...draft, by, note });
      return handedOver;
    },
  };
}

function requireFunnel(draft: Draft, id: FunnelId): Funnel {
  if (id === null || furtherFunnels.has(id)) return funnelWith(draft, id);
  throw new CommandError(
    `There is no funnel '${id}' beside the first: ${[...furtherFunnels.keys()].join(', ') || 'it is the only one'}.`,
  );
}

/** Visitors need the processors too. */
let last: Promise<unknown> = Promise.resolve();
function oneAfterAnother<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = last.then(task, task);
  last = result;
  return result;
}

/** To find them takes a tenth of a second. */
let found: { readonly build: string; readonly built: DraftChanges } | undefined;
function builtOf({ build, content }: Renderer): DraftChanges {
  if (found?.build !== build) found = { build, built: builtChanges(content, draftRules) };
  return found.built;
}
