export const PHOTO_DATABASE = 'photo';
/** The store, and the only key in it. */
export const PHOTO_STORE = 'selfie';

/** Chromium deletes a bucket by itself once it has expired, also when no page of the site is opened again. */
type StorageBuckets = {
  readonly open: (name: string, options?: { readonly expires: number }) => Promise<{ readonly indexedDB: IDBFactory }>;
  readonly keys: () => Promise<readonly string[]>;
  readonly delete: (name: string) => Promise<void>;
};

export function storageBuckets(): StorageBuckets | undefined {
  return (navigator as { storageBuckets?: StorageBuckets }).storageBuckets;
}
