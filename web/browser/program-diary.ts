import { useEffect } from 'react';
import type { DiaryResponse, ProgramOrder } from '../../core/api/program.ts';
import { type CheckInAnswer, type Diary, emptyDiary, mergeDiaries, wholeDiary } from '../../core/program/diary.ts';
import { post } from './api.ts';
import { after, now } from './clock.ts';
import { onOtherTab, read, remove, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'programDiary';
/** Several taps go together. */
const SEND_AFTER_MS = 1500;

type Kept = { readonly orderId: string | undefined; readonly diary: Diary };

const nothing: Kept = { orderId: undefined, diary: emptyDiary };
const store = createStore(nothing);
let stopWaiting = () => {};

/** Follows the notes of an order, from this device and others. Another order begins with none. */
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

/** `step`: as in `Diary`. */
export function noteTick(orderId: string, step: string, isDone: boolean): void {
  note(orderId, ({ ticks }) => {
    const at = timeAfter(Math.abs(ticks[step] ?? 0));
    return { ticks: { [step]: isDone ? at : -at } };
  });
}

export function noteCheckIn(orderId: string, week: number, answer: Omit<CheckInAnswer, 'at'>): void {
  note(orderId, ({ checkIns }) => ({ checkIns: { [week]: { ...answer, at: timeAfter(checkIns[week]?.at ?? 0) } } }));
}

/** `key`: as in `Diary`. Later than every other move, which it must not break a rule with. */
export function noteMove(orderId: string, key: string, to: number): void {
  note(orderId, ({ moves }) => {
    const known = Object.values(moves).map(({ at }) => at);
    return { moves: { [key]: { at: timeAfter(Math.max(0, ...known)), to } } };
  });
}

/** A change is kept on the device at once; the next ones are sent with it. */
function note(orderId: string, changeOf: (diary: Diary) => Partial<Diary>): void {
  store.set(stored());
  keep(orderId, { ...emptyDiary, ...changeOf(diaryOf(orderId)) });
  stopWaiting();
  stopWaiting = after(SEND_AFTER_MS, () => void sendDiary(orderId));
}

export function clearDiary(): void {
  stopWaiting();
  remove(KEY);
  store.set(nothing);
}

/** The clock of another device may be ahead of this one. */
function timeAfter(known: number): number {
  return Math.max(now(), known + 1);
}

/** A diary that cannot be sent stays, and goes with the next note, the next visit or the next connection. */
async function sendDiary(orderId: string): Promise<void> {
  if (store.get().orderId !== orderId) return;
  const { diary } = store.get();
  const result = await post<DiaryResponse>('/api/program/diary', { orderId, diary });
  if (result.ok && store.get().orderId === orderId) keep(orderId, result.value.diary);
}

function keep(orderId: string, added: Diary): void {
  const next = { orderId, diary: mergeDiaries(diaryOf(orderId), added) };
  write(KEY, next);
  store.set(next);
}

function diaryOf(orderId: string): Diary {
  const kept = store.get();
  return kept.orderId === orderId ? kept.diary : emptyDiary;
}

function stored(): Kept {
  const kept = read(KEY);
  return isKept(kept) ? { ...kept, diary: wholeDiary(kept.diary) } : nothing;
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === 'object' && kept !== null && 'orderId' in kept && 'diary' in kept;
}

function isSame(one: Diary, other: Diary): boolean {
  return JSON.stringify(mergeDiaries(one, emptyDiary)) === JSON.stringify(mergeDiaries(other, emptyDiary));
}
