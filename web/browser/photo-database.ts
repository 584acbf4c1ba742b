import { photoDays } from '../../content/pages/photo.ts';
import { DAY_MS } from '../../core/time.ts';

export const PHOTO_DATABASE = 'photo';
/** The store, and the only key in it. */
export const PHOTO_STORE = 'selfie';

export function hasEnded(takenAt: number): boolean {
  return Date.now() - takenAt >= photoDays * DAY_MS;
}

/** Chromium deletes a bucket by itself once it has expired, also when no page of the site is opened again. */
type StorageBuckets = {
  readonly open: (name: string, options?: { readonly expires: number }) => Promise<{ readonly indexedDB: IDBFactory }>;
  readonly keys: () => Promise<readonly string[]>;
  readonly delete: (name: string) => Promise<void>;
};

const BUCKET = 'selfie';

export function buckets(): StorageBuckets | undefined {
  return (navigator as { storageBuckets?: StorageBuckets }).storageBuckets;
}

/** Of a bucket that ends with the photo; undefined in a browser without buckets, whose site has one place for all databases. */
export async function databasesUntilEnd(takenAt: number): Promise<IDBFactory | undefined> {
  const opening = buckets()?.open(BUCKET, { expires: takenAt + photoDays * DAY_MS });
  const bucket = await opening?.catch(() => undefined);
  return bucket?.indexedDB;
}

/** Undefined where there is no bucket with a photo. A look at the names drops one that has expired. */
export async function databasesOfPhoto(): Promise<IDBFactory | undefined> {
  const names = await buckets()?.keys().catch(noNames);
  const bucket =
    names?.includes(BUCKET) &&
    (await buckets()
      ?.open(BUCKET)
      .catch(() => undefined));
  return bucket ? bucket.indexedDB : undefined;
}

export async function deleteBucket(): Promise<void> {
  await buckets()
    ?.delete(BUCKET)
    .catch(() => undefined);
}

function noNames(): readonly string[] {
  return [];
}
