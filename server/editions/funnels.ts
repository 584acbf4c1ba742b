import { funnel as built } from '../../content/funnel/index.ts';
import { Draft } from '../../core/editions/draft.ts';
import type { FunnelId } from '../../core/editions/funnels.ts';
import type { Funnel } from '../../core/funnel/funnel.ts';
import type { Db } from '../platform/db/client.ts';
import { furtherFunnels } from '../platform/further-funnels.ts';
import { funnelWith } from './changed-funnel.ts';
import { publishedChanges } from './store.ts';

/** More than visits are in at once. */
const MAX_KEPT = 50;
/** By edition and funnel. */
const kept = new Map<string, Funnel>();

/** What visitors of an edition are asked; null and editions that were cleared are asked what was built. An edition never changes. */
export async function funnelOf(db: Db, edition: string | null, id: FunnelId = null): Promise<Funnel> {
  const asBuilt = furtherFunnels.get(id ?? '')?.funnel ?? built;
  if (edition === null) return asBuilt;
  const key = `${edition} ${asBuilt.base}`;
  const before = kept.get(key);
  if (before) return before;
  const stored = await db.selectFrom('editions').select('draft').where('id', '=', edition).executeTakeFirst();
  if (!stored) return asBuilt;
  const funnel = funnelWith(Draft.parse(stored.draft), id);
  kept.set(key, funnel);
  for (const old of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(old);
  return funnel;
}

/** What visits that begin now are asked. */
export async function publishedFunnel(db: Db, id: FunnelId = null): Promise<Funnel> {
  return funnelWith(await publishedChanges(db), id);
}
