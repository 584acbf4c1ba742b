import type { OwnCatalogue } from '../../../core/catalogue/catalogue.ts';
import type { CatalogueProduct } from '../../../core/catalogue/product.ts';
import type { Db } from '../../platform/db/client.ts';

export type StoredPicture = { readonly name: string; readonly type: string; readonly content: Uint8Array };

/** When the operator's own catalogue was taken into use; undefined without one. */
export async function findVersion(db: Db): Promise<number | undefined> {
  const found = await db.selectFrom('catalogue').select('created_at').executeTakeFirst();
  return found?.created_at.getTime();
}

export async function readProducts(db: Db): Promise<readonly CatalogueProduct[] | undefined> {
  const found = await db.selectFrom('catalogue').select('products').executeTakeFirst();
  return found?.products;
}

export async function readPictures(db: Db): Promise<readonly StoredPicture[]> {
  return db.selectFrom('catalogue_pictures').selectAll().execute();
}

/** Replaces the earlier one whole. */
export async function saveCatalogue(db: Db, { products, pictures }: OwnCatalogue, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteCatalogue(tx);
    await tx
      .insertInto('catalogue')
      .values({ id: 1, products: JSON.stringify(products), created_at: now })
      .execute();
    for (const { name, type, base64 } of pictures) {
      await tx
        .insertInto('catalogue_pictures')
        .values({ name, type: `image/${type}`, content: Buffer.from(base64, 'base64') })
        .execute();
    }
  });
}

export async function deleteCatalogue(db: Db): Promise<void> {
  await db.deleteFrom('catalogue').execute();
  await db.deleteFrom('catalogue_pictures').execute();
}
