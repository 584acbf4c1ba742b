import { useEffect } from 'react';
import { timings } from '../../content/timings.ts';
import { DAY_MS } from '../../core/time.ts';
import { now } from './clock.ts';
import { createStore, useStore } from './store.ts';

/** The selfie never leaves the device and is deleted after 30 days. */
type Stored = { readonly photo: Blob; readonly takenAt: number };

const STORE = 'selfie';
const photoUrl = createStore<string | undefined>(undefined);
/** Tabs share one photo. */
let tabs: BroadcastChannel | undefined;
let opened: Promise<void> | undefined;

export async function savePhoto(photo: Blob): Promise<void> {
  show(photo);
  await transact('readwrite', (store) => store.put({ photo, takenAt: now() } satisfies Stored, STORE)).catch(() => undefined);
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
}

export function usePhoto(): string | undefined {
  useEffect(() => void openPhoto(), []);
  return useStore(photoUrl);
}

export function hasPhoto(): boolean {
  return photoUrl.get() !== undefined;
}

function show(photo: Blob | undefined): void {
  const before = photoUrl.get();
  photoUrl.set(photo && URL.createObjectURL(photo));
  if (before) URL.revokeObjectURL(before);
}

function transact<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('photo', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction(STORE, mode);
      const result = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        request.result.close();
        resolve(result.result as T);
      };
      // A full disk fails at the commit.
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    };
  });
}
