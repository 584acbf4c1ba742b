import { BUILT, liveEditions } from '../../core/editions/pick.ts';
import type { Db } from '../platform/db/client.ts';
import { listEditions, readPublications } from './store.ts';

export type EditionState = 'published' | 'ending' | 'stored' | 'draft' | 'handed over';

type ListedEdition = Awaited<ReturnType<typeof listEditions>>[number] & {
  /** Null where it was never published. */
  readonly publishedAt: Date | null;
  readonly state: EditionState;
};

/** The editions that are stored, with the one as built where visitors read it or did. */
export async function listStates(
  db: Db,
  now: Date,
): Promise<{ readonly built: EditionState; readonly editions: readonly ListedEdition[] }> {
  const publications = await readPublications(db);
  const live = liveEditions(publications, now);
  const stateOf = (id: string, otherwise: EditionState) =>
    live.at(-1) === id ? 'published' : live.includes(id) ? 'ending' : otherwise;
  const editions = (await listEditions(db)).map((edition) => ({
    ...edition,
    publishedAt: publications.findLast((each) => each.edition === edition.id)?.at ?? null,
    state: stateOf(edition.id, edition.published || !edition.by ? 'stored' : edition.note ? 'handed over' : 'draft'),
  }));
  return { built: stateOf(BUILT, 'stored'), editions };
}

/** Editions that visitors are in although this build has not rendered them: their scripts stay for a day. */
export async function servedOfOtherBuilds(db: Db, build: string, now: Date): Promise<readonly ListedEdition[]> {
  const { editions } = await listStates(db, now);
  return editions.filter((each) => (each.state === 'published' || each.state === 'ending') && each.build !== build);
}
