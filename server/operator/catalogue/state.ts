import { fileProblems } from '../../../content/catalogue/problems.ts';
import type { CatalogueState, ServedCount, UploadedList } from '../../../core/api/operator/catalogue.ts';
import type { ServedList } from '../../../core/catalogue/list-report.ts';
import type { Db } from '../../platform/db/client.ts';
import { MAX_READING_MS } from '../../visitors/catalogue/list/read-in-thread.ts';
import { compareLists, findLists } from '../../visitors/catalogue/lists.ts';

type StoredLists = Awaited<ReturnType<typeof findLists>>;
type StoredList = NonNullable<StoredLists['upload']>;

export async function readCatalogueState(db: Db, now: Date): Promise<CatalogueState> {
  const { published, upload, usesOwn } = await findLists(db);
  const inUse =
    published?.report && published.served && published.published_at
      ? {
          ...{ fileName: published.file_name, publishedAt: published.published_at.getTime(), by: published.operator },
          ...{ report: published.report, served: countOf(published.served) },
        }
      : null;
  return { published: inUse, usesOwn, upload: upload ? await uploadOf(db, upload, published?.id, now) : null };
}

async function uploadOf(db: Db, list: StoredList, published: string | undefined, now: Date): Promise<UploadedList> {
  const { id, state, report, served, refusals } = list;
  const about = { id, fileName: list.file_name, uploadedAt: list.created_at.getTime(), by: list.operator };
  if (state === 'refused') return { ...about, state, refusals: refusals ?? [] };
  if (state === 'draft' && report && served) {
    const change = published ? await compareLists(db, published, id) : { added: report.products, removed: 0, changed: 0 };
    return { ...about, state, report, served: countOf(served), change };
  }
  // The server that read it has ended.
  if (now.getTime() - about.uploadedAt > MAX_READING_MS)
    return { ...about, state: 'refused', refusals: [fileProblems.unfinished] };
  return report ? { ...about, state: 'choosing', report } : { ...about, state: 'reading' };
}

function countOf({ ids, check }: ServedList): ServedCount {
  return { products: ids.length, share: check && check.places > 0 ? check.same / check.places : null };
}
