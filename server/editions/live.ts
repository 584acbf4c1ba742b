import { BUILT, editionOfVisit, liveEditions, type Publication, pickEdition } from '../../core/editions/pick.ts';
import type { Db } from '../platform/db/client.ts';
import type { EditionOf } from '../platform/http/api.ts';
import type { LiveSite, Pages, SiteEditions } from '../platform/site/routes.ts';
import { readPages, readPublications } from './store.ts';

type LiveEditions = {
  readonly serve: SiteEditions;
  /** Of the visit that a request belongs to, by what its browser keeps; null for the pages as built. */
  readonly of: EditionOf;
};

type LiveDeps = {
  readonly db: Db;
  /** At these no visit begins. */
  readonly within: (path: string) => boolean;
  readonly onError: (error: unknown) => void;
  readonly now: () => Date;
};

const ASK_EVERY_MS = 500;
/** Of previews, the last ones that were looked at stay in memory. */
const MAX_PREVIEWS = 5;
const ID = /^[0-9a-f]{16}$/;

/**
 * The editions that visits are in, in memory: twice a second each server asks what was published, and has all pages of an edition before it sends
 * the first. While the database is away it goes on with what it has.
 */
export function liveEditionsOf({ db, within, onError, now }: LiveDeps): LiveEditions {
  let publications: readonly Publication[] = [];
  const serve: SiteEditions = async <Prepared>(prepare: (pages: Pages) => Promise<Prepared>): Promise<LiveSite<Prepared>> => {
    const prepared = new Map<string, Prepared>();
    const previews = new Map<string, Prepared>();

    async function refresh(): Promise<void> {
      const found = await readPublications(db);
      const live = liveEditions(found, now());
      for (const id of live) {
        if (id === BUILT || prepared.has(id)) continue;
        const edition = previews.get(id) ?? (await read(id));
        if (edition) prepared.set(id, edition);
      }
      publications = found;
      for (const id of prepared.keys()) if (!live.includes(id)) prepared.delete(id);
    }

    /** While the database is away, that is told once. */
    async function ask(): Promise<void> {
      try {
        await refresh();
        isAway = false;
      } catch (error) {
        if (!isAway) onError(error);
        isAway = true;
      }
    }

    async function read(id: string): Promise<Prepared | undefined> {
      const pages = await readPages(db, id);
      return pages && prepare(pages);
    }

    await refresh();
    let asking: Promise<void> | undefined;
    let isAway = false;
    const timer = setInterval(() => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
    }, ASK_EVERY_MS);
    timer.unref();
    return {
      pick({ path, ...asked }) {
        const live = liveEditions(publications, now());
        const { edition, keep } = pickEdition(live, { ...asked, within: within(path) }, (id) => previews.has(id));
        return { edition: prepared.get(edition) ?? previews.get(edition), keep: keep ? edition : undefined };
      },
      async load(id) {
        if (!ID.test(id) || prepared.has(id) || previews.has(id)) return;
        const edition = await read(id);
        if (!edition) return;
        previews.set(id, edition);
        for (const earlier of [...previews.keys()].slice(0, -MAX_PREVIEWS)) previews.delete(earlier);
      },
      all: () => [...prepared.values(), ...previews.values()],
      async stop() {
        clearInterval(timer);
        await asking;
      },
    };
  };
  const of: EditionOf = (kept) => {
    const edition = editionOfVisit(liveEditions(publications, now()), kept);
    return edition === BUILT ? null : edition;
  };
  return { serve, of };
}
