import { funnel as built, sections } from '../../content/funnel/index.ts';
import { Draft } from '../../core/editions/draft.ts';
import { changedFunnel } from '../../core/editions/funnel-problems.ts';
import type { Funnel } from '../../core/funnel/funnel.ts';
import type { Db } from '../platform/db/client.ts';
import { furtherFunnels } from '../platform/further-funnels.ts';
import { publishedChanges } from './store.ts';

/** More editions than visits are in at once. */
const MAX_KEPT = 20;
const kept = new Map<string, Funnel>();

/** Null for the first. */
type FunnelId = string | null;

/** What visitors of an edition are asked; null and editions that were cleared are asked what was built. An edition never changes. */
export async function funnelOf(db: Db, edition: string | null, id: FunnelId = null): Promise<Funnel> {
  const further = furtherFunnels.get(id ?? '');
  if (further) return further.funnel;
  if (edition === null) return built;
  const before = kept.get(edition);
  if (before) return before;
  const stored = await db.selectFrom('editions').select('draft').where('id', '=', edition).executeTakeFirst();
  if (!stored) return built;
  const funnel = changedFunnel(sections, Draft.parse(stored.draft));
  kept.set(edition, funnel);
  for (const id of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(id);
  return funnel;
}

/** What visits that begin now are asked. */
export async function publishedFunnel(db: Db, id: FunnelId = null): Promise<Funnel> {
  const further = furtherFunnels.get(id ?? '');
  return further ? further.funnel : changedFunnel(sections, await publishedChanges(db));
}
