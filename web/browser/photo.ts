import { useEffect } from 'react';
import { type FaceReport, REPORT_VERSION } from '../../core/selfie/face-report.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { after, every, now } from './clock.ts';
import { databasesOfPhoto, databasesUntilEnd, deleteBucket, hasEnded, PHOTO_DATABASE, PHOTO_STORE } from './photo-database.ts';
import { createStore, useStore } from './store.ts';

/** The selfie and what was measured in it never leave the device. Their end counts from `takenAt`, which nothing changes. */
type Stored = { readonly photo: Blob; readonly takenAt: number; readonly report?: FaceReport };

const MAX_WRITE_MS = 3000;
const photoUrl = createStore<string | undefined>(undefined);
export const faceReport = createStore<FaceReport | undefined>(undefined);
let shown: Stored | undefined;
/** Tabs share one photo. */
let tabs: BroadcastChannel | undefined;
let opened: Promise<void> | undefined;

export async function savePhoto(photo: Blob): Promise<void> {
  await save({ photo, takenAt: now() });
}

/** Drops the report of a photo that was replaced or deleted meanwhile. */
export async function saveFaceReport(photo: Blob, report: FaceReport): Promise<void> {
  if (shown?.photo === photo) await save({ ...shown, report });
}

async function save(stored: Stored): Promise<void> {
  show(stored);
  const databases = await databasesUntilEnd(stored.takenAt);
  // It was deleted, replaced or measured meanwhile.
  if (shown !== stored) return;
  if (databases) void deleteStored();
  await transact(databases, 'readwrite', (photos) => photos.put(stored, PHOTO_STORE)).catch(() => undefined);
  tabs?.postMessage('changed');
}

export async function deletePhoto(): Promise<void> {
  show(undefined);
  await Promise.all([deleteBucket(), deleteStored()]);
  tabs?.postMessage('changed');
}

/** From the place for all databases. */
async function deleteStored(): Promise<void> {
  await transact(undefined, 'readwrite', (photos) => photos.delete(PHOTO_STORE)).catch(() => undefined);
}

export function openPhoto(): Promise<void> {
  if (!opened) {
    opened = readStored();
    // A timer of 30 days is longer than browsers allow, and stands still while the device sleeps.
    every(MINUTE_MS, () => shown && hasEnded(shown.takenAt) && void deletePhoto());
    if ('BroadcastChannel' in globalThis) tabs = new BroadcastChannel('photo');
    tabs?.addEventListener('message', () => {
      show(undefined);
      void readStored();
    });
  }
  return opened;
}

async function readStored(): Promise<void> {
  const databases = await databasesOfPhoto();
  const read = transact<Stored | undefined>(databases, 'readonly', (photos) => photos.get(PHOTO_STORE));
  const stored = await read.catch(() => undefined);
  if (!stored || photoUrl.get()) return;
  if (hasEnded(stored.takenAt)) return deletePhoto();
  show(stored);
}

export function usePhoto(): string | undefined {
  useEffect(() => void openPhoto(), []);
  return useStore(photoUrl);
}

/** Undefined where nothing was measured; the photo may come later than the screen. */
export function useFaceReport(): FaceReport | undefined {
  useEffect(() => void openPhoto(), []);
  return useStore(faceReport);
}

export function hasPhoto(): boolean {
  return photoUrl.get() !== undefined;
}

function show(stored: Stored | undefined): void {
  const [before, url] = [shown, photoUrl.get()];
  shown = stored;
  faceReport.set(stored?.report?.version === REPORT_VERSION ? stored.report : undefined);
  if (stored?.photo === before?.photo) return;
  photoUrl.set(stored && URL.createObjectURL(stored.photo));
  if (url) URL.revokeObjectURL(url);
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
