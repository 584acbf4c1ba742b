import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { sql } from 'kysely';
import { NO_CHANGES } from '../../core/editions/apply.ts';
import { Draft, type DraftChanges } from '../../core/editions/draft.ts';
import { countChanges } from '../../core/editions/edit.ts';
import { BUILT, type Publication } from '../../core/editions/pick.ts';
import { pictureNamesIn } from '../../core/editions/pictures.ts';
import { DAY_MS } from '../../core/time.ts';
import type { Db } from '../platform/db/client.ts';
import type { Pages } from '../platform/site/routes.ts';
import { keepConsentTexts } from './consent-texts.ts';
import { clearPictures, readPictures } from './pictures.ts';

export type StoredEdition = { readonly id: string; readonly name: string; readonly draft: Draft; readonly build: string };

/** Of a draft that nobody has looked at, in place of its pages. */
const NOT_RENDERED = Buffer.alloc(0);
const wasPublished = sql<boolean>`(exists (select 1 from edition_publications p where p.edition_id = editions.id))`;
const isRendered = sql<boolean>`(octet_length(editions.pages) > 0)`;

/** Paths of the draft before it that no longer fit this build. */
type LeftOut = { readonly leftOut: readonly string[] };

/** Pages of one site repeat each other: together they are a twentieth, where each alone is a quarter. */
const WINDOW_BITS = 22;
const QUALITY = 5;

/** The same draft on the same build is the same edition. */
export async function saveEdition(db: Db, { draft, leftOut, ...edition }: StoredEdition & LeftOut, pages: Pages): Promise<void> {
  const left_out = leftOut.length > 0 ? JSON.stringify(leftOut) : null;
  const row = { ...edition, draft: stored(draft), left_out, pages: await pack(pages) };
  await db
    .insertInto('editions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({ left_out: ref('excluded.left_out'), pages: ref('excluded.pages') }))
        .where(isRendered, '=', false),
    )
    .execute();
}

/** Its pages are rendered once somebody wants to see them. */
export async function saveDraft(db: Db, { draft, ...edition }: StoredEdition, now: Date): Promise<void> {
  await db
    .insertInto('editions')
    .values({ ...edition, draft: stored(draft), pages: NOT_RENDERED, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function findEdition(
  db: Db,
  id: string,
): Promise<(StoredEdition & { readonly rendered: boolean; readonly published: boolean }) | undefined> {
  const found = await db
    .selectFrom('editions')
    .select(['id', 'name', 'draft', 'build', isRendered.as('rendered'), wasPublished.as('published')])
    .where('id', '=', id)
    .executeTakeFirst();
  return found && { ...found, draft: Draft.parse(found.draft) };
}

/** Nothing that was published changes. */
export async function replaceNote(db: Db, id: string, draft: Draft): Promise<void> {
  await db
    .updateTable('editions')
    .set({ draft: stored(draft) })
    .where('id', '=', id)
    .where(wasPublished, '=', false)
    .execute();
}

/** False where it was published, or is not there. */
export async function removeEdition(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('editions')
    .where('id', '=', id)
    .where(wasPublished, '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function readPages(db: Db, id: string): Promise<Pages | undefined> {
  const found = await db.selectFrom('editions').select(['draft', 'pages']).where('id', '=', id).executeTakeFirst();
  if (!found || found.pages.length === 0) return undefined;
  const pages = JSON.parse((await promisify(brotliDecompress)(found.pages)).toString());
  return { ...pages, pictures: await readPictures(db, pictureNamesIn(found.draft)) };
}

export async function publish(db: Db, edition: string, at: Date): Promise<void> {
  const row = { edition_id: edition === BUILT ? null : edition, published_at: at };
  await db.insertInto('edition_publications').values(row).execute();
  await keepConsentTexts(db, edition, at);
}

/** In the order in which they were published. */
export async function readPublications(db: Db): Promise<readonly Publication[]> {
  const rows = await db.selectFrom('edition_publications').selectAll().orderBy('id').execute();
  return rows.map(({ edition_id, published_at }) => ({ edition: edition_id ?? BUILT, at: published_at }));
}

/** Undefined where the pages as built are published. */
export async function findPublished(db: Db) {
  const found = await db
    .selectFrom('edition_publications')
    .leftJoin('editions', 'editions.id', 'edition_publications.edition_id')
    .select(['editions.id', 'editions.name', 'editions.left_out', 'edition_publications.published_at'])
    .orderBy('edition_publications.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ? { id: found.id, name: found.name ?? '', leftOut: found.left_out ?? [], at: found.published_at } : undefined;
}

/** What the edition published last says otherwise than the content. */
export async function publishedChanges(db: Db): Promise<DraftChanges> {
  const last = await db
    .selectFrom('edition_publications')
    .leftJoin('editions', 'editions.id', 'edition_publications.edition_id')
    .select('editions.draft')
    .orderBy('edition_publications.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.draft ? Draft.parse(last.draft) : NO_CHANGES;
}

type ListedEdition = Pick<StoredEdition, 'id' | 'name' | 'build'> &
  Pick<Draft, 'by' | 'note'> & {
    readonly createdAt: Date;
    readonly changes: number;
    readonly rendered: boolean;
    readonly published: boolean;
  };

export async function listEditions(db: Db): Promise<readonly ListedEdition[]> {
  const rows = await db
    .selectFrom('editions')
    .select(['id', 'name', 'build', 'draft', 'created_at', isRendered.as('rendered'), wasPublished.as('published')])
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, draft, ...edition }) => ({
    ...edition,
    by: draft.by,
    note: draft.note,
    createdAt: created_at,
    changes: countChanges(Draft.parse(draft)),
  }));
}

/** So many that were published can be put back. */
const KEPT_PUBLICATIONS = 20;
/** So long an edition stays that nobody published, or that others have followed. */
const KEPT_MS = 30 * DAY_MS;

/** Removes editions that nobody points at, and pictures that none of them names. */
export async function clearEditions(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_MS);
  const last = db.selectFrom('edition_publications').select('id').orderBy('id', 'desc').limit(KEPT_PUBLICATIONS);
  await db.deleteFrom('edition_publications').where('published_at', '<', old).where('id', 'not in', last).execute();
  const published = db.selectFrom('edition_publications').select('edition_id').where('edition_id', 'is not', null);
  await db
    .deleteFrom('editions')
    .where('created_at', '<', old)
    .where('id', 'not in', published.$castTo<{ edition_id: string }>())
    .execute();
  await clearPictures(db, old);
}

/** An earlier release, beside which this one starts, reads no draft that has `design`. */
function stored({ design, ...draft }: Draft): string {
  return JSON.stringify(Object.keys(design).length === 0 ? draft : { ...draft, design });
}

async function pack(pages: Pages): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS };
  return promisify(brotliCompress)(JSON.stringify(pages), { params });
}
