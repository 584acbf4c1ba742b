import { useEffect } from 'react';
import { type FaceReport, REPORT_VERSION } from '../../core/selfie/face-report.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { every, now } from './clock.ts';
import type { StoredPhoto } from './photo-database.ts';
import { hasEnded } from './photo-end.ts';
import { createStore, useStore } from './store.ts';

/** The selfie and what was measured in it never leave the device. */
const photoUrl = createStore<string | undefined>(undefined);
export const faceReport = createStore<FaceReport | undefined>(undefined);
let shown: StoredPhoto | undefined;
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

async function save(stored: StoredPhoto): Promise<void> {
  show(stored);
  const database = await loadDatabase();
  await database?.writePhoto(stored, () => shown === stored);
  tabs?.postMessage('changed');
}

export async function deletePhoto(): Promise<void> {
  show(undefined);
  const database = await loadDatabase();
  await database?.removePhoto();
  tabs?.postMessage('changed');
}

/** Its bytes wait for the first paint. Without it the photo is there for this page. */
function loadDatabase(): Promise<typeof import('./photo-database.ts') | undefined> {
  return import('./photo-database.ts').catch(() => undefined);
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
  const database = await loadDatabase();
  const stored = await database?.readPhoto();
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

function show(stored: StoredPhoto | undefined): void {
  const [before, url] = [shown, photoUrl.get()];
  shown = stored;
  faceReport.set(stored?.report?.version === REPORT_VERSION ? stored.report : undefined);
  if (stored?.photo === before?.photo) return;
  photoUrl.set(stored && URL.createObjectURL(stored.photo));
  if (url) URL.revokeObjectURL(url);
}
