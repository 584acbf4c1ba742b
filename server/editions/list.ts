import { BUILT, liveEditions } from '../../core/editions/pick.ts';
import type { Db } from '../platform/db/client.ts';
import { listEditions, readPublications } from './store.ts';

export type EditionState = 'published' | 'ending' | 'stored' | 'draft' | 'handed over';

type ListedEdition = Awaited<ReturnType<typeof listEditions>>[number] & {
  /** Null where it was never published. */
  readonly publishedAt: Date | null;
  readonly state: EditionState;
};

type EditionStates = {
  /** The pages as built; never published where nothing else was. */
  readonly built: { readonly publishedAt: Date | null; readonly state: Extract<EditionState, 'published' | 'ending' | 'stored'> };
  readonly editions: readonly ListedEdition[];
};

/** The editions that are stored, and the one as built. */
export async function listStates(db: Db, now: Date): Promise<EditionStates> {
  const publications = await readPublications(db);
  const live = liveEditions(publications, now);
  const publishedAt = (id: string) => publications.findLast(({ edition }) => edition === id)?.at ?? null;
  const stateOf = <Otherwise extends EditionState>(id: string, otherwise: Otherwise) =>
    live.at(-1) === id ? ('published' as const) : live.includes(id) ? ('ending' as const) : otherwise;
  const editions = (await listEditions(db)).map((edition) => ({
    ...edition,
    publishedAt: publishedAt(edition.id),
    state: stateOf<EditionState>(
      edition.id,
      edition.published || !edition.by ? 'stored' : edition.note ? 'handed over' : 'draft',
    ),
  }));
  return { built: { publishedAt: publishedAt(BUILT), state: stateOf(BUILT, 'stored') }, editions };
}

/** Editions that visitors are in although this build has not rendered them: their scripts stay for a day. */
export async function servedOfOtherBuilds(db: Db, build: string, now: Date): Promise<readonly ListedEdition[]> {
  const { editions } = await listStates(db, now);
  return editions.filter((each) => (each.state === 'published' || each.state === 'ending') && each.build !== build);
}
