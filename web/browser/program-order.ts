import { useEffect } from 'react';
import type { ProgramOrder, ProgramResponse, Workbook } from '../../core/api/program.ts';
import { wholeDiary } from '../../core/program/diary.ts';
import { get } from './api.ts';
import { onPageReturn } from './page-return.ts';
import { forgetPlanOffline } from './plan-offline.ts';
import { clearDiary } from './program-diary.ts';
import { onOtherTab, read, remove, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'programOrder';

export type OwnOrder = {
  /** As this device knows it: also offline, and after a sign-in has ended. */
  readonly order: ProgramOrder | undefined;
  /** As the server has told it now. */
  readonly workbook?: Workbook | undefined;
  /** `known`: the server has told whose it is, now. */
  readonly answer: 'waiting' | 'known' | 'unknown' | 'unreachable';
};

const store = createStore<OwnOrder>({ order: undefined, answer: 'waiting' });

/** The order as this device keeps it, at once, and then as the server knows it. */
export function useProgramOrder(): OwnOrder {
  useEffect(() => {
    const showStored = () => store.set({ ...store.get(), order: storedOrder() });
    showStored();
    void fetchOrder();
    const stops = [onOtherTab(KEY, showStored), onPageReturn(() => void fetchOrder())];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return useStore(store);
}

export async function fetchOrder(): Promise<void> {
  const result = await get<ProgramResponse>('/api/program');
  if (!result.ok) return store.set({ ...store.get(), answer: 'unreachable' });
  const { known, order, workbook } = result.value;
  if (known) keepOrder(order ?? undefined);
  store.set({ order: known ? (order ?? undefined) : store.get().order, workbook, answer: known ? 'known' : 'unknown' });
}

/** With its diary. */
export function clearProgramOrder(): void {
  clearDiary();
  void forgetPlanOffline();
  keepOrder(undefined);
  store.set(store.initial);
}

function storedOrder(): ProgramOrder | undefined {
  const order = read(KEY) as ProgramOrder | undefined;
  return order && { ...order, diary: wholeDiary(order.diary) };
}

function keepOrder(order: ProgramOrder | undefined): void {
  if (order) write(KEY, order);
  else remove(KEY);
}
