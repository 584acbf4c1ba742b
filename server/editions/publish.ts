import { createHash } from 'node:crypto';
import { draftRules } from '../../content/editions.ts';
import { check } from '../../core/editions/check.ts';
import type { Draft } from '../../core/editions/draft.ts';
import type { Problem } from '../../core/editions/rules.ts';
import type { Db } from '../platform/db/client.ts';
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
  await publish(deps.db, id, now());
  await clearEditions(deps.db, now());
  return { id, problems };
}

export function draftProblems({ content }: Pick<Renderer, 'content'>, draft: Draft): readonly Problem[] {
  return check(content, draft, draftRules);
}

/** Stored, and sent to nobody yet but to who asks for a preview. */
export async function renderDraft(
  { db, renderer }: Omit<PublishDeps, 'now'>,
  draft: Draft,
  leftOut: readonly string[] = [],
): Promise<string> {
  const id = editionId(draft, renderer.build);
  await saveEdition(db, { id, name: draft.name, draft, build: renderer.build, leftOut }, await renderer.render(draft));
  return id;
}

/** The same words on the same build are the same edition. */
export function editionId({ texts, orders, lists, conditions }: Draft, build: string): string {
  const sorted = [texts, orders, lists, conditions].map((changes) =>
    Object.entries<unknown>(changes).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const digest = createHash('sha256').update(JSON.stringify([build, ...sorted]));
  return digest.digest('hex').slice(0, 16);
}
