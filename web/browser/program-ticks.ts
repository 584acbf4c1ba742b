import { useEffect } from 'react';
import { onOtherTab, read, remove, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'programTicks';

/** When a step of a day was ticked, by '12-evening-cleanser'; negative where that was undone. */
type Ticks = Readonly<Record<string, number>>;

const empty: Ticks = {};
const store = createStore<{ readonly orderId?: string; readonly ticks: Ticks }>({ ticks: empty });

/** Of one order: another one begins with none. */
export function useTicks(orderId: string): Ticks {
  useEffect(() => {
    refresh();
    return onOtherTab(KEY, refresh);
  }, []);
  const kept = useStore(store);
  return kept.orderId === orderId ? kept.ticks : empty;
}

export function setTick(orderId: string, step: string, isDone: boolean, at: number): void {
  refresh();
  const kept = store.get();
  const ticks = kept.orderId === orderId ? kept.ticks : empty;
  const next = { orderId, ticks: { ...ticks, [step]: isDone ? at : -at } };
  write(KEY, next);
  store.set(next);
}

export function clearTicks(): void {
  remove(KEY);
  store.set(store.initial);
}

function refresh(): void {
  const kept = read(KEY);
  if (isTicks(kept)) store.set(kept);
}

function isTicks(kept: unknown): kept is { orderId: string; ticks: Ticks } {
  return typeof kept === 'object' && kept !== null && 'orderId' in kept && 'ticks' in kept && typeof kept.ticks === 'object';
}
