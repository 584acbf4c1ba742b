import { withoutRefused } from '../../core/editions/edit.ts';
import { BUILT } from '../../core/editions/pick.ts';
import type { Problem } from '../../core/editions/rules.ts';
import type { Db } from '../platform/db/client.ts';
import { draftProblems, renderDraft } from './publish.ts';
import type { Renderer } from './renderer.ts';
import { findEdition, publish, readPublications } from './store.ts';

export type RenewDeps = { readonly db: Db; readonly renderer: Renderer };

export type RenewedEdition = {
  readonly id: string;
  /** What the software no longer takes, which stays as built. */
  readonly left: readonly Problem[];
};

/** An edition on this build: its pages name scripts, which another build has under other names. Undefined for an unknown one. */
export async function renewEdition({ db, renderer }: RenewDeps, id: string): Promise<RenewedEdition | undefined> {
  const stored = await findEdition(db, id);
  if (!stored) return undefined;
  if (stored.build === renderer.build && stored.rendered) return { id, left: [] };
  const { draft, left } = withoutRefused(stored.draft, (changes) => draftProblems(renderer, changes));
  const paths = left.map(({ path }) => path);
  return { id: await renderDraft({ db, renderer }, draft, paths), left };
}

/** At the start of a server: the published words go on with another build. Undefined where nothing has to change. */
export async function renewPublished({
  now,
  ...deps
}: RenewDeps & { readonly now: () => Date }): Promise<RenewedEdition | undefined> {
  const { edition = BUILT } = (await readPublications(deps.db)).at(-1) ?? {};
  const renewed = edition === BUILT ? undefined : await renewEdition(deps, edition);
  if (!renewed || renewed.id === edition) return undefined;
  await publish(deps.db, renewed.id, now());
  return renewed;
}
