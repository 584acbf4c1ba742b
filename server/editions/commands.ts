import type { Draft, DraftFile } from '../../core/editions/draft.ts';
import { draftFrom } from '../../core/editions/parse.ts';
import { BUILT } from '../../core/editions/pick.ts';
import type { PictureFacts } from '../../core/editions/pictures.ts';
import type { Problem } from '../../core/editions/rules.ts';
import { type Command, CommandError } from '../platform/console/command.ts';
import type { Db } from '../platform/db/client.ts';
import { type EditionState, listStates } from './list.ts';
import {
  factsOf,
  listPictures,
  type NamedPicture,
  namedPicture,
  picturesIn,
  readPictures,
  savePictures,
  withPictures,
} from './pictures.ts';
import { draftProblems, editionId, publishDraft, renderDraft } from './publish.ts';
import { type Renderer, requireRenderer } from './renderer.ts';
import { rollBackEdition } from './roll-back.ts';
import { findEdition, removeEdition, saveDraft } from './store.ts';

type Outcome = { readonly id: string | null; readonly problems: readonly Problem[] };

/** Whether it may be published, without doing so. */
export const checkEdition: Command<unknown, readonly Problem[]> = async ({ db }, input) => {
  const { draft, brought } = parsed(input);
  return draftProblems(withPictures(await openedFor(db), factsOf(brought)), draft);
};

export const publishEdition: Command<unknown, Outcome> = async ({ db, now }, input) => {
  const { draft, brought } = parsed(input);
  await savePictures(db, brought, now());
  return publishDraft({ db, renderer: await openedFor(db), now }, draft);
};

/** Stored to be looked at, by the address that names it. */
export const previewEdition: Command<unknown, Outcome> = async ({ db, now }, input) => {
  const { draft, brought } = parsed(input);
  await savePictures(db, brought, now());
  const opened = await openedFor(db);
  const problems = draftProblems(opened, draft);
  if (problems.some(({ grade }) => grade === 'error')) return { id: null, problems };
  return { id: await renderDraft({ db, renderer: opened }, draft), problems };
};

/** Kept under its id, as the operator's own. */
export const importDraft: Command<unknown, Outcome> = async ({ db, now }, input) => {
  const {
    draft: { by: _, note: __, ...draft },
    brought,
  } = parsed(input);
  await savePictures(db, brought, now());
  const opened = await openedFor(db);
  const problems = draftProblems(opened, draft);
  if (problems.some(({ grade }) => grade === 'error')) return { id: null, problems };
  const id = editionId(draft, opened.build);
  await saveDraft(db, { id, name: draft.name, draft, build: opened.build }, now());
  return { id, problems };
};

export const removeStored: Command<{ readonly id: string }, void> = async ({ db }, { id }) => {
  if (await removeEdition(db, id)) return;
  throw new CommandError((await findEdition(db, id)) ? `The edition ${id} was published.` : `There is no edition ${id}.`);
};

type ListedEdition = {
  readonly id: string;
  readonly name: string | null;
  readonly changes: number;
  /** As ISO 8601; null where it was never published. */
  readonly publishedAt: string | null;
  readonly state: EditionState;
  /** The program that made it, and what it says to the owner. */
  readonly by?: string | undefined;
  readonly note?: string | undefined;
};

export const listAll: Command<Record<string, never>, readonly ListedEdition[]> = async ({ db, now }) => {
  const { built, editions } = await listStates(db, now());
  return [
    { id: BUILT, name: null, changes: 0, publishedAt: built.publishedAt?.toISOString() ?? null, state: built.state },
    ...editions.map(({ id, name, changes, by, note, publishedAt, state }) => ({
      ...{ id, name, changes, by, note, state },
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
  ];
};

export const showEdition: Command<{ readonly id: string }, Draft> = async ({ db }, { id }) => {
  const found = await findEdition(db, id);
  if (!found) throw new CommandError(`There is no edition ${id}.`);
  return found.draft;
};

/** To the one that was published before, or to another that is stored. */
export const rollBack: Command<{ readonly to?: string | undefined }, Outcome> = async ({ db, now }, { to }) => {
  const { id, left } = await rollBackEdition({ db, renderer: await openedFor(db), now }, to);
  return { id, problems: left };
};

type BroughtPicture = { readonly name: string } & PictureFacts;

/** For drafts to name, where a drawing stands. */
export const bringPicture: Command<{ readonly base64: string }, BroughtPicture> = async ({ db, now }, { base64 }) => {
  const { content, ...picture } = namedPicture(Buffer.from(base64, 'base64'));
  await savePictures(db, [{ ...picture, content }], now());
  return { ...picture, bytes: content.length };
};

/** In base64, by their names. */
export const readBrought: Command<{ readonly names: readonly string[] }, DraftFile['pictures']> = async ({ db }, { names }) => {
  const found = await readPictures(db, names);
  return Object.fromEntries(found.map(({ name, content }) => [name, content.toString('base64')]));
};

async function openedFor(db: Db): Promise<Renderer> {
  return withPictures(await requireRenderer(), await listPictures(db));
}

function parsed(input: unknown): { readonly draft: Draft; readonly brought: readonly NamedPicture[] } {
  const read = draftFrom(input);
  if ('refusal' in read) throw new CommandError(read.refusal);
  const { pictures: _, ...draft } = read.draft;
  return { draft, brought: picturesIn(read.draft) };
}
