import { useEffect } from 'react';
import { timings } from '../../content/timings.ts';
import { type FaceReport, REPORT_VERSION } from '../../core/selfie/face-report.ts';
import { DAY_MS } from '../../core/time.ts';
import { after, now } from './clock.ts';
import { createStore, useStore } from './store.ts';

/** The selfie and what was measured in it never leave the device and are deleted after 30 days. */
type Stored = { readonly photo: Blob; readonly takenAt: number; readonly report?: FaceReport };

const STORE = 'selfie';
const MAX_WRITE_MS = 3000;
const photoUrl = createStore<string | undefined>(undefined);
export const faceReport = createStore<FaceReport | undefined>(undefined);
let shown: Blob | undefined;
/** Tabs share one photo. */
let tabs: BroadcastChannel | undefined;
let opened: Promise<void> | undefined;

export async function savePhoto(photo: Blob): Promise<void> {
  show(photo);
  await store({ photo, takenAt: now() });
}

/** Drops the report of a photo that was replaced or deleted meanwhile. */
export async function saveFaceReport(photo: Blob, report: FaceReport): Promise<void> {
  if (shown !== photo) return;
  faceReport.set(report);
  await store({ photo, takenAt: now(), report });
}

async function store(stored: Stored): Promise<void> {
  await transact('readwrite', (photos) => photos.put(stored, STORE)).catch(() => undefined);
  tabs?.postMessage('changed');
}

export async function deletePhoto(): Promise<void> {
  show(undefined);
  await transact('readwrite', (store) => store.delete(STORE)).catch(() => undefined);
  tabs?.postMessage('changed');
}

export function openPhoto(): Promise<void> {
  if (!opened) {
    opened = readStored();
    if ('BroadcastChannel' in globalThis) tabs = new BroadcastChannel('photo');
    tabs?.addEventListener('message', () => {
      show(undefined);
      void readStored();
    });
  }
  return opened;
}

async function readStored(): Promise<void> {
  const stored = await transact<Stored | undefined>('readonly', (store) => store.get(STORE)).catch(() => undefined);
  if (!stored || photoUrl.get()) return;
  if (now() - stored.takenAt > timings.photoDays * DAY_MS) return deletePhoto();
  show(stored.photo);
  if (stored.report?.version === REPORT_VERSION) faceReport.set(stored.report);
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

function show(photo: Blob | undefined): void {
  const before = photoUrl.get();
  shown = photo;
  faceReport.set(undefined);
  photoUrl.set(photo && URL.createObjectURL(photo));
  if (before) URL.revokeObjectURL(before);
}

/** Rejects where the browser refuses, and a write that gets no answer: the photo of this page does not depend on it. */
function transact<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    if (mode === 'readwrite') after(MAX_WRITE_MS, () => reject(new Error('The database of the browser does not answer.')));
    const request = indexedDB.open('photo', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      try {
        const transaction = request.result.transaction(STORE, mode);
        const result = work(transaction.objectStore(STORE));
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
