import type { FaceReport } from '../../core/selfie/face-report.ts';
import { after } from './clock.ts';
import { PHOTO_MS } from './photo-end.ts';
import { PHOTO_DATABASE, PHOTO_STORE, storageBuckets } from './photo-place.ts';

/** The photo's end counts from `takenAt`, which nothing changes. */
export type StoredPhoto = { readonly photo: Blob; readonly takenAt: number; readonly report?: FaceReport };

const BUCKET = 'selfie';
const MAX_WRITE_MS = 3000;

/** A photo of before its browser had buckets lies in the place for all databases. */
export async function readPhoto(): Promise<StoredPhoto | undefined> {
  const read = transact<StoredPhoto | undefined>(await bucketOfPhoto(), 'readonly', (photos) => photos.get(PHOTO_STORE));
  return read.catch(() => undefined);
}

/** `isCurrent` says whether the photo was deleted, replaced or measured meanwhile. */
export async function writePhoto(stored: StoredPhoto, isCurrent: () => boolean): Promise<void> {
  const bucket = await bucketUntil(stored.takenAt + PHOTO_MS);
  if (!isCurrent()) return;
  if (bucket) void deleteOutsideBucket();
  await transact(bucket, 'readwrite', (photos) => photos.put(stored, PHOTO_STORE)).catch(() => undefined);
}

export async function removePhoto(): Promise<void> {
  const bucket = storageBuckets()?.delete(BUCKET);
  await Promise.all([bucket?.catch(() => undefined), deleteOutsideBucket()]);
}

async function deleteOutsideBucket(): Promise<void> {
  await transact(undefined, 'readwrite', (photos) => photos.delete(PHOTO_STORE)).catch(() => undefined);
}

/** Undefined where the browser has no buckets or none with a photo. A look at the names drops one that has expired. */
async function bucketOfPhoto(): Promise<IDBFactory | undefined> {
  const names = await storageBuckets()
    ?.keys()
    .catch((): readonly string[] => []);
  if (!names?.includes(BUCKET)) return undefined;
  return databasesIn(storageBuckets()?.open(BUCKET));
}

function bucketUntil(expires: number): Promise<IDBFactory | undefined> {
  return databasesIn(storageBuckets()?.open(BUCKET, { expires }));
}

async function databasesIn(opening: Promise<{ readonly indexedDB: IDBFactory }> | undefined): Promise<IDBFactory | undefined> {
  const bucket = await opening?.catch(() => undefined);
  return bucket?.indexedDB;
}

/** Rejects where the browser refuses, and a write that gets no answer: the photo of this page does not depend on it. */
function transact<T>(
  databases: IDBFactory | undefined,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (mode === 'readwrite') after(MAX_WRITE_MS, () => reject(new Error('The database of the browser does not answer.')));
    const request = (databases ?? indexedDB).open(PHOTO_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PHOTO_STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      try {
        const transaction = request.result.transaction(PHOTO_STORE, mode);
        const result = work(transaction.objectStore(PHOTO_STORE));
        transaction.oncomplete = () => {
          request.result.close();
          resolve(result.result as T);
        };
        // A full disk fails at the commit.
        transaction.onabort = () => reject(transaction.error);
        transaction.onerror = () => reject(transaction.error);
      } catch (refusal) {
        // Private windows of Safari store no blobs.
        reject(refusal);
      }
    };
  });
}
