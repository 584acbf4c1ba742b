import { funnel as built, sections } from '../../content/funnel/index.ts';
import { Draft, type DraftChanges } from '../../core/editions/draft.ts';
import { changedSections } from '../../core/editions/funnel-problems.ts';
import { defineFunnel, type Funnel } from '../../core/funnel/funnel.ts';
import type { Db } from '../platform/db/client.ts';
import { publishedChanges } from './store.ts';

/** More editions than visits are in at once. */
const MAX_KEPT = 20;
const kept = new Map<string, Funnel>();

/** What visitors of an edition are asked; null and editions that were cleared are asked what was built. An edition never changes. */
export async function funnelOf(db: Db, edition: string | null): Promise<Funnel> {
  if (edition === null) return built;
  const before = kept.get(edition);
  if (before) return before;
  const stored = await db.selectFrom('editions').select('draft').where('id', '=', edition).executeTakeFirst();
  if (!stored) return built;
  const funnel = changedFunnel(Draft.parse(stored.draft));
  kept.set(edition, funnel);
  for (const id of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(id);
  return funnel;
}

/** What visits that begin now are asked. */
export async function publishedFunnel(db: Db): Promise<Funnel> {
  return changedFunnel(await publishedChanges(db));
}

function changedFunnel(changes: DraftChanges): Funnel {
  return defineFunnel(changedSections(sections, changes), { entry: built.entry, exit: built.exit });
}
