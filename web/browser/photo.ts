import { useEffect, useState } from 'react';
import { timings } from '../../content/timings.ts';
import { now } from './clock.ts';

/** The selfie never leaves the device: it lives in this browser's database for at most 30 days. */
type Stored = { readonly photo: Blob; readonly takenAt: number };

const DAY_MS = 86_400_000;
const STORE = 'selfie';
const listeners = new Set<() => void>();
/** Tabs share one photo: each is told when another kept or deleted it. */
let tabs: BroadcastChannel | undefined;
let url: string | undefined;
/** The one reading of what is stored. */
let opened: Promise<void> | undefined;

/** Keeps a photo on this device and shows it from now on. */
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

/** Reads the stored photo once; one older than 30 days is deleted instead. */
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
  if (!stored || url) return;
  if (now() - stored.takenAt > timings.photoDays * DAY_MS) return deletePhoto();
  show(stored.photo);
}

/** An address to show the photo by, or undefined when there is none. */
export function usePhoto(): string | undefined {
  const [current, setCurrent] = useState(url);
  useEffect(() => {
    const changed = () => setCurrent(url);
    listeners.add(changed);
    changed();
    void openPhoto();
    return () => void listeners.delete(changed);
  }, []);
  return current;
}

export function hasPhoto(): boolean {
  return url !== undefined;
}

function show(photo: Blob | undefined): void {
  if (url) URL.revokeObjectURL(url);
  url = photo && URL.createObjectURL(photo);
  for (const changed of listeners) changed();
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
      // A full disk shows only when the transaction is to be committed.
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    };
  });
}
