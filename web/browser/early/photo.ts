import { hasEnded } from '../photo-end.ts';
import { PHOTO_DATABASE, PHOTO_STORE, storageBuckets } from '../photo-place.ts';

/** For pages without other code: deletes a photo whose time is over. */
// A look at the buckets drops one that has expired.
void storageBuckets()?.keys();
const request = indexedDB.open(PHOTO_DATABASE);
// An empty database would keep the selfie step from making its own.
request.onupgradeneeded = () => (request.transaction as IDBTransaction).abort();
request.onsuccess = () => {
  const photos = request.result.transaction(PHOTO_STORE, 'readwrite').objectStore(PHOTO_STORE);
  const stored = photos.get(PHOTO_STORE);
  stored.onsuccess = () => hasEnded(stored.result?.takenAt) && photos.delete(PHOTO_STORE);
};
