import { useEffect } from 'react';
import type { DiaryResponse, ProgramOrder } from '../../core/api/program.ts';
import { type Diary, emptyDiary, mergeDiaries } from '../../core/program/diary.ts';
import { post } from './api.ts';
import { after } from './clock.ts';
import { onOtherTab, read, remove, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'programDiary';
/** Several taps go together. */
const SEND_AFTER_MS = 1500;

type Kept = { readonly orderId: string | undefined; readonly diary: Diary };

const nothing: Kept = { orderId: undefined, diary: emptyDiary };
const store = createStore(nothing);
let stopWaiting = () => {};

/** What was noted beside an order, on this device and on others. Another order begins with nothing. */
export function useDiary({ id, diary }: Pick<ProgramOrder, 'id' | 'diary'>): Diary {
  useEffect(() => {
    const refresh = () => store.set(stored());
    refresh();
    keep(id, diary);
    if (!isSame(store.get().diary, diary)) void sendDiary(id);
    const online = () => void sendDiary(id);
    addEventListener('online', online);
    const stop = onOtherTab(KEY, refresh);
    return () => {
      removeEventListener('online', online);
      stop();
    };
  }, [id, diary]);
  const kept = useStore(store);
  return kept.orderId === id ? kept.diary : diary;
}

/** Kept on the device at once; sent with what follows. */
export function note(orderId: string, change: Partial<Diary>): void {
  store.set(stored());
  keep(orderId, { ...emptyDiary, ...change });
  stopWaiting();
  stopWaiting = after(SEND_AFTER_MS, () => void sendDiary(orderId));
}

export function clearDiary(): void {
  stopWaiting();
  remove(KEY);
  store.set(nothing);
}

/** What cannot be sent stays, and goes with the next note, the next visit or the next connection. */
async function sendDiary(orderId: string): Promise<void> {
  const { diary } = store.get();
  const result = await post<DiaryResponse>('/api/program/diary', { orderId, diary });
  if (result.ok && store.get().orderId === orderId) keep(orderId, result.value.diary);
}

function keep(orderId: string, added: Diary): void {
  const kept = store.get();
  const next = { orderId, diary: mergeDiaries(kept.orderId === orderId ? kept.diary : emptyDiary, added) };
  write(KEY, next);
  store.set(next);
}

function stored(): Kept {
  const kept = read(KEY);
  return isKept(kept) ? kept : nothing;
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === 'object' && kept !== null && 'orderId' in kept && 'diary' in kept;
}

function isSame(one: Diary, other: Diary): boolean {
  return JSON.stringify(mergeDiaries(one, emptyDiary)) === JSON.stringify(mergeDiaries(other, emptyDiary));
}
