import type { Problem } from '../../core/editions/check.ts';
import { Draft } from '../../core/editions/draft.ts';
import { BUILT, liveEditions } from '../../core/editions/pick.ts';
import { type Command, CommandError } from '../platform/console/command.ts';
import { draftProblems, publishDraft, renderDraft } from './publish.ts';
import { requireRenderer } from './renderer.ts';
import { rollBackEdition } from './roll-back.ts';
import { findEdition, listEditions, readPublications } from './store.ts';

type Outcome = { readonly id: string | null; readonly problems: readonly Problem[] };

/** Whether it may be published, without doing so. */
export const checkEdition: Command<unknown, readonly Problem[]> = async (_deps, input) =>
  draftProblems(await requireRenderer(), parsed(input));

export const publishEdition: Command<unknown, Outcome> = async ({ db, now }, input) =>
  publishDraft({ db, renderer: await requireRenderer(), now }, parsed(input));

/** Stored to be looked at, by the address that names it. */
export const previewEdition: Command<unknown, Outcome> = async ({ db }, input) => {
  const draft = parsed(input);
  const opened = await requireRenderer();
  const problems = draftProblems(opened, draft);
  if (problems.some(({ grade }) => grade === 'error')) return { id: null, problems };
  return { id: await renderDraft({ db, renderer: opened }, draft), problems };
};

type ListedEdition = {
  readonly id: string;
  readonly name: string | null;
  readonly texts: number;
  /** As ISO 8601; null where it was never published. */
  readonly publishedAt: string | null;
  readonly state: 'published' | 'ending' | 'stored';
};

export const listAll: Command<Record<string, never>, readonly ListedEdition[]> = async ({ db, now }) => {
  const publications = await readPublications(db);
  const live = liveEditions(publications, now());
  const stored = [{ id: BUILT, name: null, texts: 0 }, ...(await listEditions(db))];
  return stored.map(({ id, name, texts }) => ({
    id,
    name,
    texts,
    publishedAt: publications.findLast(({ edition }) => edition === id)?.at.toISOString() ?? null,
    state: live.at(-1) === id ? 'published' : live.includes(id) ? 'ending' : 'stored',
  }));
};

export const showEdition: Command<{ readonly id: string }, Draft> = async ({ db }, { id }) => {
  const found = await findEdition(db, id);
  if (!found) throw new CommandError(`There is no edition ${id}.`);
  return found.draft;
};

/** To the one that was published before, or to another that is stored. */
export const rollBack: Command<{ readonly to?: string | undefined }, Outcome> = async ({ db, now }, { to }) => {
  const { id, left } = await rollBackEdition({ db, renderer: await requireRenderer(), now }, to);
  return { id, problems: left };
};

function parsed(input: unknown): Draft {
  const { data, error } = Draft.safeParse(input);
  if (data) return data;
  const [issue] = error.issues;
  throw new CommandError(`The draft cannot be read${issue?.path.length ? ` at ${issue.path.join('.')}` : ''}: ${issue?.message}`);
}
