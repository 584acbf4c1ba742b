import { createHash } from 'node:crypto';
import { draftRules } from '../../content/editions.ts';
import { check } from '../../core/editions/check.ts';
import type { Draft, DraftChanges } from '../../core/editions/draft.ts';
import type { Problem } from '../../core/editions/rules.ts';
import type { Db } from '../platform/db/client.ts';
import { reasonOf } from '../platform/startup-error.ts';
import type { Renderer } from './renderer.ts';
import { clearEditions, publish, saveEdition } from './store.ts';

type PublishDeps = { readonly db: Db; readonly renderer: Renderer; readonly now: () => Date };

type Outcome = {
  /** Null where an error keeps the draft from being published; the pages stay as they are then. */
  readonly id: string | null;
  readonly problems: readonly Problem[];
};

export async function publishDraft({ now, ...deps }: PublishDeps, draft: Draft): Promise<Outcome> {
  const problems = draftProblems(deps.renderer, draft);
  if (problems.some(({ grade }) => grade === 'error')) return { id: null, problems };
  const id = await renderDraft(deps, draft);
  await deps.db
    .transaction()
    .execute(async (tx) => {
      await publish(tx, id, now());
      await clearEditions(tx, now());
    })
    .catch(explain('The database failed while it published the edition', LOOK));
  return { id, problems };
}

export function draftProblems({ content }: Pick<Renderer, 'content'>, changes: DraftChanges): readonly Problem[] {
  return check(content, changes, draftRules);
}

/** Stored, and sent to nobody yet but to who asks for a preview. */
export async function renderDraft(
  { db, renderer }: Omit<PublishDeps, 'now'>,
  draft: Draft,
  leftOut: readonly string[] = [],
): Promise<string> {
  const id = editionId(draft, renderer.build);
  const pages = await renderer.render(draft).catch(explain('The pages could not be rendered', NOTHING));
  const edition = { id, name: draft.name, draft, build: renderer.build, leftOut };
  await saveEdition(db, edition, pages).catch(explain('The database did not store the pages', NOTHING));
  return id;
}

const NOTHING = 'Nothing was published: visitors read what they read before.';
/** An acknowledgement can be lost that the database gave. */
const LOOK = `'npm run operator editions list' says what visitors read. Publishing again does no harm.`;

/** For the operator; a program that asked for a preview is told only that it failed. */
function explain(what: string, now: string): (error: unknown) => never {
  return (error) => {
    const reason = error instanceof Error && error.message !== '' ? error.message : reasonOf(error);
    throw new Error(`${what} (${reason}). ${now}`, { cause: error });
  };
}

/** The same words on the same build are the same edition. */
export function editionId({ texts, orders, lists, conditions, colours, design }: Draft, build: string): string {
  const sorted = [texts, orders, lists, conditions, colours, design].map((changes) =>
    Object.entries<unknown>(changes).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const digest = createHash('sha256').update(JSON.stringify([build, ...sorted]));
  return digest.digest('hex').slice(0, 16);
}
