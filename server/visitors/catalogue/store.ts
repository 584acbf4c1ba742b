import type { CatalogueProduct } from '../../../core/catalogue/product.ts';
import type { Db } from '../../platform/db/client.ts';

export type StoredPicture = { readonly name: string; readonly type: string; readonly content: Uint8Array };

/** When the operator's own catalogue was taken into use; undefined without one. */
export async function findVersion(db: Db): Promise<number | undefined> {
  const found = await db.selectFrom('catalogue').select('created_at').executeTakeFirst();
  return found?.created_at.getTime();
}

/** What phones get. */
export async function readServed(db: Db): Promise<readonly CatalogueProduct[] | undefined> {
  const found = await db.selectFrom('catalogue').select('products').executeTakeFirst();
  return found?.products;
}

export async function findPicture(db: Db, name: string): Promise<StoredPicture | undefined> {
  return db.selectFrom('catalogue_pictures').selectAll().where('name', '=', name).executeTakeFirst();
}
