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
 * the first. While the database is away it goes on with what it has, and an edition whose pages cannot be read is as if it had not been published.
 */
export function liveEditionsOf({ db, within, onError, now }: LiveDeps): LiveEditions {
  let publications: readonly Publication[] = [];
  const serve: SiteEditions = async <Prepared>(prepare: (pages: Pages) => Promise<Prepared>): Promise<LiveSite<Prepared>> => {
    const prepared = new Map<string, Prepared>();
    const previews = new Map<string, Prepared>();

    /** What keeps a published edition from being sent; undefined where nothing does. */
    async function refresh(): Promise<unknown> {
      const found = await readPublications(db);
      const live = liveEditions(found, now());
      const missing: unknown[] = [];
      for (const id of live) {
        if (id === BUILT || prepared.has(id)) continue;
        await Promise.resolve(previews.get(id) ?? read(id)).then(
          (edition) => (edition ? prepared.set(id, edition) : missing.push(new Error(`The edition ${id} has no pages.`))),
          (error: unknown) => missing.push(error),
        );
      }
      const isWhole = (id: string) => id === BUILT || prepared.has(id) || !live.includes(id);
      publications = found.filter(({ edition }) => isWhole(edition));
      for (const id of prepared.keys()) if (!live.includes(id)) prepared.delete(id);
      return missing[0];
    }

    /** While the database is away or an edition cannot be read, that is told once. */
    async function ask(): Promise<void> {
      report(await refresh().catch((error: unknown) => error));
    }

    function report(failure: unknown): void {
      if (failure !== undefined && !isFailing) onError(failure);
      isFailing = failure !== undefined;
    }

    async function read(id: string): Promise<Prepared | undefined> {
      const pages = await readPages(db, id);
      return pages && prepare(pages);
    }

    let isFailing = false;
    report(await refresh());
    let asking: Promise<void> | undefined;
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
      isAsBuilt: () => publications.length === 0 && previews.size === 0,
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
