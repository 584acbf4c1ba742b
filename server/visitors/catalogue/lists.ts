import { sql } from 'kysely';
import type { CataloguePicture } from '../../../core/catalogue/catalogue.ts';
import type { ListReport, ServedList } from '../../../core/catalogue/list-report.ts';
import type { CatalogueProduct } from '../../../core/catalogue/product.ts';
import type { Db } from '../../platform/db/client.ts';

export type ListItem = { readonly line: number; readonly product: CatalogueProduct };
export type ListChange = { readonly added: number; readonly removed: number; readonly changed: number };

/** Rows of one statement: a label has a few hundred characters. */
export const BATCH_SIZE = 250;

/** A list that is about to be read takes the place of any other that is not in use. */
export async function startList(db: Db, fileName: string, operator: string, now: Date): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await deleteUnpublished(tx);
    const values = { state: 'reading', file_name: fileName, operator, created_at: now } as const;
    const { id } = await tx.insertInto('catalogue_lists').values(values).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}

/** Fails where another upload has taken the place of the list. */
export async function saveItems(db: Db, list: string, items: readonly ListItem[]): Promise<void> {
  const rows = items.map(({ line, product }) => ({ id: product.id, line, product }));
  await sql`
    insert into catalogue_products (list_id, id, line, product)
    select ${list}::uuid, id, line, product from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sent(id text, line integer, product jsonb)`.execute(db);
}

export async function saveReport(db: Db, list: string, report: ListReport): Promise<void> {
  await db
    .updateTable('catalogue_lists')
    .set({ report: JSON.stringify(report) })
    .where('id', '=', list)
    .execute();
}

export async function finishDraft(db: Db, list: string, served: ServedList): Promise<void> {
  await db
    .updateTable('catalogue_lists')
    .set({ state: 'draft', served: JSON.stringify(served) })
    .where('id', '=', list)
    .where('state', '=', 'reading')
    .execute();
}

export async function refuseList(db: Db, list: string, refusals: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('catalogue_products').where('list_id', '=', list).execute();
    await tx
      .updateTable('catalogue_lists')
      .set({ state: 'refused', refusals: JSON.stringify(refusals), report: null })
      .where('id', '=', list)
      .execute();
  });
}

/** All of them, or one; returns the name of the file. */
export async function deleteUnpublished(db: Db, list?: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('catalogue_lists')
    .where('state', '!=', 'published')
    .$if(list !== undefined, (query) => query.where('id', '=', list ?? ''))
    .returning('file_name')
    .executeTakeFirst();
  return deleted?.file_name;
}

/** Undefined where there is no such draft, or nothing in it. */
export async function publishDraft(db: Db, list: string, now: Date): Promise<{ readonly products: number } | undefined> {
  const found = await db
    .selectFrom('catalogue_lists')
    .select(['report', 'served'])
    .where('id', '=', list)
    .where('state', '=', 'draft')
    .forUpdate()
    .executeTakeFirst();
  if (!found?.report || !found.served || found.report.products === 0) return undefined;
  await takeIntoUse(db, list, found.served.ids, now);
  return { products: found.report.products };
}

export type OwnList = {
  readonly fileName: string;
  readonly items: readonly ListItem[];
  readonly report: ListReport;
  readonly served: ServedList;
  readonly pictures: readonly CataloguePicture[];
};

/** Of a command on the server, which has read the list itself. */
export async function useList(db: Db, { fileName, items, report, served, pictures }: OwnList, now: Date): Promise<void> {
  const values = { state: 'draft', file_name: fileName, report: JSON.stringify(report), served: JSON.stringify(served) } as const;
  const { id } = await db
    .insertInto('catalogue_lists')
    .values({ ...values, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < items.length; from += BATCH_SIZE) await saveItems(db, id, items.slice(from, from + BATCH_SIZE));
  await takeIntoUse(db, id, served.ids, now);
  for (const { name, type, base64 } of pictures) {
    await db
      .insertInto('catalogue_pictures')
      .values({ name, type: `image/${type}`, content: Buffer.from(base64, 'base64') })
      .execute();
  }
}

/** Replaces the earlier one whole. */
async function takeIntoUse(db: Db, list: string, served: readonly string[], now: Date): Promise<void> {
  await deletePublished(db);
  await sql`
    insert into catalogue (id, products, created_at)
    select 1, coalesce(jsonb_agg(product order by line), '[]'), ${now} from catalogue_products
    where list_id = ${list} and id in (select jsonb_array_elements_text(${JSON.stringify(served)}::jsonb))`.execute(db);
  await db.updateTable('catalogue_lists').set({ state: 'published', published_at: now }).where('id', '=', list).execute();
}

export async function deletePublished(db: Db): Promise<void> {
  await db.deleteFrom('catalogue').execute();
  await db.deleteFrom('catalogue_pictures').execute();
  await db.deleteFrom('catalogue_lists').where('state', '=', 'published').execute();
}

export async function findLists(db: Db) {
  const rows = await db.selectFrom('catalogue_lists').selectAll().orderBy('created_at').execute();
  const version = (await db.selectFrom('catalogue').select('created_at').executeTakeFirst())?.created_at.getTime();
  return {
    // A server of the release before may have taken another list into use.
    published: rows.find(({ state, published_at }) => state === 'published' && published_at?.getTime() === version),
    upload: rows.findLast(({ state }) => state !== 'published'),
    usesOwn: version !== undefined,
  };
}

/** What a list would change. A picture is of no weight: those that a command copied cannot be compared. */
export async function compareLists(db: Db, before: string, after: string): Promise<ListChange> {
  const { rows } = await sql<ListChange>`
    select
      count(*) filter (where b.id is null)::int as added,
      count(*) filter (where a.id is null)::int as removed,
      count(*) filter (where a.product - 'picture' <> b.product - 'picture')::int as changed
    from (select id, product from catalogue_products where list_id = ${after}) a
      full join (select id, product from catalogue_products where list_id = ${before}) b on a.id = b.id`.execute(db);
  return rows[0] ?? { added: 0, removed: 0, changed: 0 };
}
